import { beforeEach, describe, expect, it } from 'vitest';
import { CliError } from '../hosting/cliError.ts';
import { checkBudgets } from './budgets.ts';

const light = { name: 'fonts', bytes: 40_000, budget: 60_000 };
const exact = { name: 'document /', bytes: 20_000, budget: 20_000 };
const heavy = { name: 'script /', bytes: 110_100, budget: 110_000 };
const huge = { name: 'script /blog', bytes: 4_000, budget: 2_000 };

let lines: string[];
let warnings: string[];
const output = {
  print: (line: string) => lines.push(line),
  warn: (line: string) => warnings.push(line),
};

beforeEach(() => {
  lines = [];
  warnings = [];
});

describe('checkBudgets', () => {
  it('prints each size with its budget', () => {
    checkBudgets([light, exact], output);
    expect(warnings).toEqual([]);
    expect(lines).toEqual(['  fonts: 40.0 kB of 60.0 kB', '  document /: 20.0 kB of 20.0 kB']);
  });

  it('prints the sizes, then throws an error that names every size over its budget', () => {
    expect(() => checkBudgets([light, heavy, huge], output)).toThrow(
      new CliError(
        'The build is over its budget: script / by 100 B, script /blog by 2,000 B. Make these smaller.',
      ),
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe('  script /: 110.1 kB of 110.0 kB');
  });

  it('only warns about a document that texts of the API make too large', () => {
    checkBudgets([light, { ...heavy, name: 'document /blog', hasGivenTexts: true }], output);
    expect(warnings).toEqual([
      'Texts of the API, a legal text, analytics, or more than 3 products make pages larger than their budget: document /blog by 100 B.',
    ]);
  });
});
