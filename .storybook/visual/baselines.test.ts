import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { combineParameters } from 'storybook/preview-api';
import { describe, expect, it } from 'vitest';
import { readInfo } from './baselineInfo.ts';
import { baselinesFolder } from './paths.ts';
import {
  everyWindow,
  forcedColors,
  inChromatic,
  noScreenshot,
  onlyAt,
  onPhone,
  phoneAndDesktop,
  printed,
  wholePage,
} from '../windows.ts';
import { chromaticPrice, priceSentence, screenshotsOf, type Story } from './screenshots.ts';
import { changedTokens, readTokens } from './tokens.ts';

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
      : `${name} is the picture of ${first}: spread '...noScreenshot' of .storybook/windows.ts into its story, or delete the story.`;
  });
};

/** Returns the parameters of a story that extends another, as Storybook combines them. */
const combined = (...stories: readonly Pick<Story, 'parameters'>[]) => ({
  parameters: combineParameters(
    ...stories.map(({ parameters }) => parameters),
  ) as Story['parameters'],
});

const megabyte = 1024 * 1024;
const mostMegabytes = 32;

/** Returns a sentence when the files are too large for a repository, in which each version stays. */
const sizeFaults = (sizes: ReadonlyMap<string, number>) => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total <= mostMegabytes * megabyte) return [];
  const largest = [...sizes].toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const list = largest.map(([name, size]) => `${name} (${(size / megabyte).toFixed(1)} MB)`);
  return [
    `${relative('.', baselinesFolder)} has ${(total / megabyte).toFixed(1)} MB, and at most ${mostMegabytes} MB keep clones small. Give stories fewer windows (.storybook/windows.ts). The largest are ${list.join(', ')}.`,
  ];
};

describe('baselines', () => {
  // Reads 30 MB, which takes seconds from a cold disk.
  it('differ from each other', { timeout: 30_000 }, () => {
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

describe('info.json', () => {
  it('has the tokens that the baselines were accepted with', () => {
    expect(
      changedTokens(readInfo()?.tokens ?? readTokens(), readTokens()),
      'Tokens have changed. Run npm run test:visual, look at the report, and accept each component that differs: the last one stores the tokens.',
    ).toEqual([]);
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

const story = { id: 'a--b', title: 'A', name: 'B' };

describe('chromaticPrice', () => {
  it.each([
    ['a state that no page shows', inChromatic(), 1],
    ['a page on a phone and on a desktop', wholePage, 2],
    ['no other story', everyWindow, 0],
    ['no story that extends one in Chromatic', combined(inChromatic(), onPhone), 0],
    ['the windows of a page that extends another story', combined(inChromatic(), wholePage), 2],
    ['the window of a story that extends a page', combined(wholePage, inChromatic()), 1],
  ])('counts %s', (_what, { parameters }, full) => {
    expect(chromaticPrice([{ ...story, parameters }]).full).toBe(full);
  });

  it('is a fifth when no story has changed', () => {
    const stories = Array.from({ length: 5 }, () => ({ ...story, ...wholePage }));
    expect(chromaticPrice(stories)).toEqual({ full: 10, unchanged: 2 });
  });
});

describe('priceSentence', () => {
  const stories = (count: number) =>
    Array.from({ length: count }, () => ({ ...story, ...inChromatic() }));

  it('says what a full build costs', () => {
    expect(priceSentence(stories(59))).toMatch('a full build is 59 snapshots');
  });

  it('refuses a build that makes a change too expensive', () => {
    expect(() => priceSentence(stories(60))).toThrow("Take 'inChromatic' of .storybook/windows.ts");
  });
});

describe('screenshotsOf', () => {
  const phone = { width: 360, height: 720 };
  const screen = { forcedColors: 'none', media: 'screen' };

  it.each([
    ['of every window', everyWindow, ['a--b-w360.png', 'a--b-w768.png', 'a--b-w1440.png']],
    ['of a phone and a desktop', phoneAndDesktop, ['a--b-w360.png', 'a--b-w1440.png']],
    ['of a page', wholePage, ['a--b-w360.png', 'a--b-w1440.png']],
    ['of the narrowest window', onlyAt('w320'), ['a--b-w320.png']],
    [
      'of a story in Chromatic',
      inChromatic(everyWindow),
      ['a--b-w360.png', 'a--b-w768.png', 'a--b-w1440.png'],
    ],
    [
      'of a story that extends one with more windows',
      combined(everyWindow, onPhone),
      ['a--b-w360.png'],
    ],
    ['of no story without a screenshot', noScreenshot, []],
  ])('takes the screenshots %s', (_which, { parameters }, expected) => {
    expect(screenshotsOf({ ...story, parameters }).map(({ file }) => file)).toEqual(expected);
  });

  it.each([
    ['of a phone', onPhone, screen],
    ['with forced colors', forcedColors, { ...screen, forcedColors: 'active' }],
    ['in print', printed, { ...screen, media: 'print' }],
  ])('takes a screenshot %s', (_which, { parameters }, emulation) => {
    expect(screenshotsOf({ ...story, parameters })).toEqual([
      expect.objectContaining({ viewport: phone, emulation }),
    ]);
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
