import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesIn, removedNames } from './breakingChanges.ts';

const report = readFileSync(new URL('api/index.api.md', import.meta.url), 'utf8');

describe('namesIn', () => {
  it('reads declarations and members from a report of API Extractor', () =>
    expect(namesIn(report)).toEqual(
      expect.arrayContaining(['Button', 'BadgeProps', 'BadgeProps.children']),
    ));
});

describe('removedNames', () => {
  it.each([
    ['nothing', report, []],
    ['a component', report.replace('const Badge:', 'const Label:'), ['Badge']],
    [
      'a prop',
      report.replace(/(interface BadgeProps \{\n {4})children/, '$1text'),
      ['BadgeProps.children'],
    ],
    [
      'nothing when a prop is added',
      report.replace('interface BadgeProps {', '$&\n    size?: string;'),
      [],
    ],
  ])('returns %s', (_what, after, names) => expect(removedNames(report, after)).toEqual(names));
});
