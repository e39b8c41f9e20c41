import { describe, expect, it } from 'vitest';
import { checkBudgets, gzipSize } from './budgets.ts';

const light = { name: 'fonts', bytes: 40_000, budget: 60_000 };
const exact = { name: 'document /', bytes: 20_000, budget: 20_000 };
const heavy = { name: 'script /', bytes: 110_100, budget: 110_000 };
const huge = { name: 'boot script', bytes: 4_000, budget: 2_000 };

const check = (...weights: (typeof light)[]) => {
  const lines: string[] = [];
  checkBudgets(weights, (line) => lines.push(line));
  return lines;
};

describe('checkBudgets', () => {
  it('prints what was weighed', () => {
    expect(check(light, exact)).toEqual([
      '  fonts: 40.0 kB of 60.0 kB',
      '  document /: 20.0 kB of 20.0 kB',
    ]);
  });

  it('refuses a build that is too heavy, and names all that is', () => {
    expect(() => check(light, heavy, huge)).toThrow(
      new Error(
        'The build is over its budget: script / by 0.1 kB, boot script by 2.0 kB; make it lighter.',
      ),
    );
  });

  it('prints the numbers of what it refuses', () => {
    const lines: string[] = [];
    expect(() => checkBudgets([heavy], (line) => lines.push(line))).toThrow('script /');
    expect(lines).toEqual(['  script /: 110.1 kB of 110.0 kB']);
  });
});

it('gzipSize is smaller than what repeats itself', async () => {
  const size = await gzipSize(Buffer.from('puck '.repeat(1000)));
  expect(size).toBeGreaterThan(20);
  expect(size).toBeLessThan(100);
});
