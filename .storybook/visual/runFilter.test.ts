import { expect, it } from 'vitest';
import { readRunFilter } from './runFilter.ts';

it.each([
  ['all tests', [], { isWhole: true, hasDocs: true, hasStories: true }],
  ['some stories', ['-g', 'Cards/FanCard'], { isWhole: false, hasDocs: false, hasStories: true }],
  ['all stories', ['stories.spec.ts'], { isWhole: false, hasDocs: false, hasStories: true }],
  ['all docs pages', ['docs.spec.ts', '-u'], { isWhole: false, hasDocs: true, hasStories: false }],
  [
    'one docs page',
    ['docs.spec.ts', '--grep=Cards/FanCard'],
    { isWhole: false, hasDocs: true, hasStories: false },
  ],
  ['the tests that failed', ['--last-failed'], { isWhole: false, hasDocs: true, hasStories: true }],
])('reads that a run has %s', (_what, args, filter) => expect(readRunFilter(args)).toEqual(filter));
