import { expect, it } from 'vitest';
import { readRunFilter } from './runFilter.ts';

it.each([
  ['all tests', [], { hasStories: true, hasDocs: true, hasAllStories: true }],
  [
    'some stories',
    ['-g', 'Cards/FanCard'],
    { hasStories: true, hasDocs: false, hasAllStories: false, pattern: /Cards\/FanCard/i },
  ],
  ['all stories', ['stories.spec.ts'], { hasStories: true, hasDocs: false, hasAllStories: true }],
  [
    'all docs pages',
    ['docs.spec.ts', '-u'],
    { hasStories: false, hasDocs: true, hasAllStories: false },
  ],
  [
    'one docs page',
    ['docs.spec.ts', '--grep=/FanCard$/i'],
    { hasStories: false, hasDocs: true, hasAllStories: false, pattern: /FanCard$/i },
  ],
  [
    'the tests that failed',
    ['--last-failed'],
    { hasStories: true, hasDocs: true, hasAllStories: false },
  ],
])('reads that a run has %s', (_what, args, filter) => expect(readRunFilter(args)).toEqual(filter));
