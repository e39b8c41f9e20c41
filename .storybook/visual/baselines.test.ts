import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baselinesFolder } from './paths.ts';
import {
  everyWindow,
  forcedColors,
  inModes,
  notInChromatic,
  phoneAndDesktopNotInChromatic,
  noSnapshot,
  onlyAt,
  onPhone,
  phoneAndDesktop,
  small,
  wholePage,
} from '../modes.ts';
import { chromaticPrice, priceSentence, screenshotsOf } from './screenshots.ts';
import { changedTokens } from './tokens.ts';

const files = existsSync(baselinesFolder)
  ? readdirSync(baselinesFolder).filter((name) => name.endsWith('.webp'))
  : [];

/** Returns a sentence for each file with the content of an earlier one. */
const copiesIn = (contents: ReadonlyMap<string, Buffer>) => {
  const firstOf = new Map<string, string>();
  return [...contents].flatMap(([name, content]) => {
    const hash = createHash('sha256').update(content).digest('hex');
    const first = firstOf.get(hash);
    if (first === undefined) firstOf.set(hash, name);
    return first === undefined
      ? []
      : `${name} is the picture of ${first}: spread '...noSnapshot' of .storybook/modes.ts into its story, or delete the story.`;
  });
};

const megabyte = 1024 * 1024;
const mostMegabytes = 32;

/** Returns a sentence when the files are too large for a repository, in which each version stays. */
const sizeFaults = (sizes: ReadonlyMap<string, number>) => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total <= mostMegabytes * megabyte) return [];
  const largest = [...sizes].toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const list = largest.map(([name, size]) => `${name} (${(size / megabyte).toFixed(1)} MB)`);
  return [
    `${relative('.', baselinesFolder)} has ${(total / megabyte).toFixed(1)} MB, and at most ${mostMegabytes} MB keep clones small. Give stories fewer windows (.storybook/modes.ts). The largest are ${list.join(', ')}.`,
  ];
};

describe('baselines', () => {
  it('differ from each other', () => {
    const contents = new Map(
      files.map((name) => [name, readFileSync(`${baselinesFolder}/${name}`)]),
    );
    expect(copiesIn(contents)).toEqual([]);
  });

  it('are at most 32 MB', () => {
    const sizes = new Map(files.map((name) => [name, statSync(`${baselinesFolder}/${name}`).size]));
    expect(sizeFaults(sizes)).toEqual([]);
  });
});

describe('copiesIn', () => {
  it('names the files with the same content', () => {
    const contents = ['a', 'b', 'a'].map((text, at) => [`${at}.png`, Buffer.from(text)] as const);
    expect(copiesIn(new Map(contents))).toEqual([
      expect.stringContaining('2.png is the picture of 0.png'),
    ]);
  });
});

describe('sizeFaults', () => {
  it('names the largest files when all of them are too large', () => {
    const sizes = [20, 12, 1].map((size, at) => [`${at}.webp`, size * megabyte] as const);
    expect(sizeFaults(new Map(sizes.slice(0, 2)))).toEqual([]);
    expect(sizeFaults(new Map(sizes))).toEqual([
      expect.stringContaining(
        'The largest are 0.webp (20.0 MB), 1.webp (12.0 MB), 2.webp (1.0 MB).',
      ),
    ]);
  });
});

describe('chromaticPrice', () => {
  it('counts the enabled modes of stories with snapshots', () => {
    const story = { id: 'a', title: 'A', name: 'A' };
    const modes = { w360: {}, w768: { disable: true }, w1440: {} };
    const stories = [
      { ...story, parameters: { chromatic: { modes } } },
      { ...story, parameters: { chromatic: { modes, disableSnapshot: true } } },
    ];
    expect(chromaticPrice(stories)).toEqual({ full: 2, unchanged: 1 });
  });

  it.each([
    ['a component on a phone', everyWindow, 1],
    ['a page on a desktop', wholePage, 1],
    ['no story that Chromatic leaves out', phoneAndDesktopNotInChromatic, 0],
    ['no story for a desktop', onlyAt('w1440'), 0],
  ])('counts %s', (_what, { parameters }, full) => {
    expect(chromaticPrice([{ id: 'a', title: 'A', name: 'A', parameters }]).full).toBe(full);
  });
});

describe('priceSentence', () => {
  const stories = (count: number) =>
    Array.from({ length: count }, () => ({ id: 'a', title: 'A', name: 'A', ...onPhone }));

  it('says what a full build costs', () => {
    expect(priceSentence(stories(170))).toMatch('a full build is 170 snapshots');
  });

  it('refuses a build that makes each change too expensive', () => {
    expect(() => priceSentence(stories(171))).toThrow(
      "Spread 'notInChromatic' of .storybook/modes.ts",
    );
  });
});

describe('screenshotsOf', () => {
  const story = { id: 'a--b', title: 'A', name: 'B' };
  const filesOf = (parameters: Parameters<typeof screenshotsOf>[0]['parameters']) =>
    screenshotsOf({ ...story, parameters }).map(({ file }) => file);

  it.each([
    ['of the component', inModes(small), ['a--b-w360.png']],
    [
      'of every window',
      everyWindow.parameters,
      ['a--b-w360.png', 'a--b-w768.png', 'a--b-w1440.png'],
    ],
    ['of the story', phoneAndDesktop.parameters, ['a--b-w360.png', 'a--b-w1440.png']],
    ['that Chromatic leaves out', notInChromatic.parameters, ['a--b-w360.png']],
    [
      'of a desktop that Chromatic leaves out',
      phoneAndDesktopNotInChromatic.parameters,
      ['a--b-w360.png', 'a--b-w1440.png'],
    ],
    ['of a whole page', wholePage.parameters, ['a--b-w360.png', 'a--b-w1440.png']],
    ['of the narrowest window', onlyAt('w320').parameters, ['a--b-w320.png']],
    ['with forced colors', forcedColors.parameters, ['a--b-w360.png']],
    ['of no story without a snapshot', noSnapshot.parameters, []],
  ])('takes the screenshots %s', (_which, parameters, expected) => {
    expect(filesOf(parameters)).toEqual(expected);
  });
});

describe('changedTokens', () => {
  it('names tokens that were changed, removed, or added', () => {
    const before = { 'radius.sm': '4px', 'space.md': '1rem' };
    const after = { 'radius.sm': '5px', 'radius.md': '8px' };
    expect(changedTokens(before, after)).toEqual([
      'radius.sm: 4px → 5px',
      'space.md: 1rem → none',
      'radius.md: none → 8px',
    ]);
  });
});
