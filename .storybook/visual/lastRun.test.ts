import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import { areAllAccepted, newPictures } from './lastRun.ts';
import type { Story } from './screenshots.ts';

const story = (name: string): Story => ({
  id: `cards-fancard--${name.toLowerCase()}`,
  title: 'Cards/FanCard',
  name,
  parameters: { visual: { windows: ['w360'] }, chromatic: { disableSnapshot: true } },
});

const stories = [story('Default'), story('Empty')];

type Test = [name: string, status: string, ...attachments: string[]];

/** Returns the results of Playwright, as far as they are read. */
const report = (...tests: Test[]) =>
  ({
    suites: [
      {
        specs: [
          { title: 'docs page of Cards/FanCard', tests: [{ results: [{ status: 'failed' }] }] },
        ],
      },
      {
        specs: tests.map(([name, status, ...attachments]) => ({
          title: `Cards/FanCard/${name} w360`,
          tests: [
            {
              results: [
                { status, attachments: attachments.map((one) => ({ name: one, path: one })) },
              ],
            },
          ],
        })),
      },
    ],
  }) as unknown as JSONReport;

const same = () => true;

const differing: Test = ['Default', 'failed', 'a-expected.png', 'a-actual.png', 'a-diff.png'];

describe('newPictures', () => {
  it('returns the picture of a screenshot that differs, and none of one that passed', () => {
    const pictures = newPictures(report(differing, ['Empty', 'passed']), stories, /FanCard/, same);
    expect([...(pictures ?? [])]).toEqual([['cards-fancard--default-w360.png', 'a-actual.png']]);
  });

  it('returns an empty map when nothing differs', () => {
    const results = report(['Default', 'passed'], ['Empty', 'passed']);
    expect(newPictures(results, stories, /FanCard/, same)?.size).toBe(0);
  });

  it('returns nothing when a baseline was replaced after it passed', () => {
    const results = report(differing, ['Empty', 'passed']);
    expect(newPictures(results, stories, /FanCard/, () => false)).toBeUndefined();
  });

  it('returns nothing when no screenshot is named', () => {
    expect(newPictures(report(differing), stories, /PostCard/, same)).toBeUndefined();
  });

  it.each<[string, Test[]]>([
    ['a story was not run', [differing]],
    ['a story failed before its screenshot', [differing, ['Empty', 'failed']]],
    [
      'a story does not stand still',
      [differing, ['Empty', 'failed', 'b-previous.png', 'b-actual.png']],
    ],
  ])('returns nothing when %s', (_when, tests) => {
    expect(newPictures(report(...tests), stories, /FanCard/, same)).toBeUndefined();
  });

  it('ignores stories that are not named', () => {
    expect(newPictures(report(differing), stories, /FanCard\/Default /, same)?.size).toBe(1);
  });
});

describe('areAllAccepted', () => {
  const isAccepted = (file: string) => file === 'cards-fancard--default-w360.png';

  it.each<[string, boolean, Test[]]>([
    ['all have passed or were accepted', true, [differing, ['Empty', 'passed']]],
    [
      'one still differs',
      false,
      [
        ['Default', 'passed'],
        ['Empty', 'failed'],
      ],
    ],
    ['one was not run', false, [differing]],
  ])('when %s, returns %s', (_when, isDone, tests) => {
    expect(areAllAccepted(report(...tests), stories, isAccepted)).toBe(isDone);
  });
});
