/**
 * Subsets the two web fonts from their fontsource packages and measures the fallbacks shown while they
 * load. Run it by hand (`npm run fonts`) when a font or a subset changes. Its output is committed, so
 * that no build depends on it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const packaged = (file: string) => here(`../../../node_modules/@fontsource-variable/${file}`);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

/** English, which every page needs before its first paint. */
const basic = [...range(0x20, 0x7e), ...Array.from('\u00a0©®°µ·½×÷–—‘’“”•…€™−')];

/** Other western European languages, requested by pages that have such a letter. */
const more = [...range(0xa0, 0xff), ...Array.from('‹›ŒœŠšŽžŸ')].filter(
  (glyph) => !basic.includes(glyph),
);

interface Face {
  family: string;
  source: string;
  /** The name of the files. Each subset's name follows. */
  file: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
  weights: readonly (400 | 700 | 800)[];
  /** Whether share cards and product labels are drawn from it: they need all characters in one file. */
  isDrawn?: true;
}

const faces: readonly Face[] = [
  {
    family: 'Crossbar Display',
    source: 'archivo/files/archivo-latin-standard-normal.woff2',
    file: 'archivo-expanded-800',
    axes: { wdth: 125, wght: 800 },
    weights: [800],
    isDrawn: true,
  },
  {
    family: 'Crossbar Text',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    file: 'figtree-400-700',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    weights: [400, 700],
  },
];

/**
 * The fonts that systems have. Their metrics are those of Liberation Sans, which has the widths of
 * Arial, and of the files of Roboto and DejaVu, as `@capsizecss/unpack` reads them.
 */
const systemFonts = {
  Arial: {
    metrics: { capHeight: 1467, ascent: 1854, descent: -434, lineGap: 67, xHeight: 1062 },
    width: { 400: 913, 700: 983, 800: 983 },
  },
  Roboto: {
    metrics: { capHeight: 1456, ascent: 1900, descent: -500, lineGap: 0, xHeight: 1082 },
    width: { 400: 911, 700: 926, 800: 926 },
  },
  'DejaVu Sans': {
    metrics: { capHeight: 1493, ascent: 1901, descent: -483, lineGap: 0, xHeight: 1120 },
    width: { 400: 1041, 700: 1176, 800: 1176 },
  },
} as const;

const write = async (name: string, content: Uint8Array) => {
  await writeFile(here(`./${name}.woff2`), content);
  console.log(`${name}: ${(content.length / 1024).toFixed(1)} kB`);
};

const unicodeRange = (glyphs: readonly string[]) => {
  const codes = glyphs.map((glyph) => glyph.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([from, to]) => `U+${from === to ? hex(from) : `${hex(from)}-${hex(to)}`}`)
    .join(', ');
};

/** Every document contains these figures. A tenth of a percent moves no line. */
const rounded = (percent: string | undefined = '0%') =>
  `${Number(Number.parseFloat(percent).toFixed(1))}%`;

/** Returns the overrides that give a system font the metrics of a web font in one weight. */
const measureFallback = async (
  { family, axes }: Face,
  original: Buffer,
  weight: 400 | 700 | 800,
  system: keyof typeof systemFonts,
) => {
  const sfnt = await subsetFont(original, basic.join(''), {
    targetFormat: 'sfnt',
    variationAxes: { ...axes, wght: weight },
  });
  const { metrics, width } = systemFonts[system];
  const fallback = { ...metrics, familyName: system, unitsPerEm: 2048, xWidthAvg: width[weight] };
  const web = { ...(await fromBuffer(sfnt)), familyName: family };
  const { fontFaces } = createFontStack([web, fallback], { fontFaceFormat: 'styleObject' });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`capsize returned no fallback for ${family}.`);
  return {
    sizeAdjust: rounded(face.sizeAdjust),
    ascentOverride: rounded(face.ascentOverride),
    descentOverride: rounded(face.descentOverride),
    lineGapOverride: rounded(face.lineGapOverride),
  };
};

const fallbacks: Record<string, Record<string, Record<string, string>>> = {};
for (const face of faces) {
  const original = await readFile(packaged(face.source));
  const subset = (glyphs: readonly string[]) =>
    subsetFont(original, glyphs.join(''), { targetFormat: 'woff2', variationAxes: face.axes });
  if (face.isDrawn) await write(face.file, await subset([...basic, ...more]));
  await write(`${face.file}-basic`, await subset(basic));
  await write(`${face.file}-more`, await subset(more));
  for (const system of Object.keys(systemFonts) as (keyof typeof systemFonts)[]) {
    const byWeight: Record<string, Record<string, string>> = {};
    for (const weight of face.weights) {
      byWeight[weight] = await measureFallback(face, original, weight, system);
    }
    fallbacks[`${face.family} ${system}`] = byWeight;
  }
}

await writeFile(
  here('./metrics.ts'),
  `// Generated by make-fonts.ts.

/** The characters of the second file of each font, for \`unicode-range\`. */
export const moreCharacters = '${unicodeRange(more)}';

/** The overrides that give a system's font the metrics of each web font, by weight. */
export const fallbacks = ${JSON.stringify(fallbacks, null, 2)} as const;
`,
);
