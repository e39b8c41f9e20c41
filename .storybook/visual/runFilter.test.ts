import { expect, it } from 'vitest';
import { readRunFilter } from './runFilter.ts';

it.each([
  ['all tests', [], { hasDocs: true, hasAllStories: true }],
  [
    'some stories',
    ['-g', 'Cards/FanCard'],
    { hasDocs: false, hasAllStories: false, pattern: /Cards\/FanCard/i },
  ],
  ['all stories', ['stories.spec.ts'], { hasDocs: false, hasAllStories: true }],
  ['all docs pages', ['docs.spec.ts', '-u'], { hasDocs: true, hasAllStories: false }],
  [
    'one docs page',
    ['docs.spec.ts', '--grep=/FanCard$/i'],
    { hasDocs: true, hasAllStories: false, pattern: /FanCard$/i },
  ],
  ['the tests that failed', ['--last-failed'], { hasDocs: true, hasAllStories: false }],
])('reads that a run has %s', (_what, args, filter) => expect(readRunFilter(args)).toEqual(filter));
