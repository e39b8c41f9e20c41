import { describe, expect, it } from 'vitest';
import { CliError } from '../hosting/cliError.ts';
import { checkBudgets } from './budgets.ts';

const light = { name: 'fonts', bytes: 40_000, budget: 60_000 };
const exact = { name: 'document /', bytes: 20_000, budget: 20_000 };
const heavy = { name: 'script /', bytes: 110_100, budget: 110_000 };
const huge = { name: 'boot script', bytes: 4_000, budget: 2_000 };

const check = (...bundleSizes: (typeof light)[]) => {
  const lines: string[] = [];
  checkBudgets(bundleSizes, (line) => lines.push(line));
  return lines;
};

describe('checkBudgets', () => {
  it('prints each size with its budget', () => {
    expect(check(light, exact)).toEqual([
      '  fonts: 40.0 kB of 60.0 kB',
      '  document /: 20.0 kB of 20.0 kB',
    ]);
  });

  it('throws an error that names every size over its budget', () => {
    expect(() => check(light, heavy, huge)).toThrow(
      new CliError(
        'The build is over its budget: script / by 0.1 kB, boot script by 2.0 kB. Make these smaller.',
      ),
    );
  });

  it('prints the sizes before it throws', () => {
    const lines: string[] = [];
    expect(() => checkBudgets([heavy], (line) => lines.push(line))).toThrow('script /');
    expect(lines).toEqual(['  script /: 110.1 kB of 110.0 kB']);
  });
});
