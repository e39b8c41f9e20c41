/**
 * Cuts the two web fonts from their fontsource packages and measures the fallback that stands in
 * while they load. Run by hand (`npm run fonts`) when a font or its cut changes; what it writes is
 * committed, so that no build depends on it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const packaged = (file: string) => here(`../../../node_modules/@fontsource-variable/${file}`);

/** Basic Latin, Latin-1 and the marks our own copy and the posts use. */
const glyphs = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, i) => String.fromCharCode(0xa0 + i)),
  ...Array.from('–—‘’“”•…‹›€™−×ŒœŠšŽžŸ'),
].join('');

/** Arial's own metrics (Liberation Sans has the same); the average width differs by weight. */
const arialMetrics = {
  familyName: 'Arial',
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
};

const cuts = [
  {
    family: 'Crossbar Display',
    source: 'archivo/files/archivo-latin-standard-normal.woff2',
    file: 'archivo-expanded-800.woff2',
    axes: { wdth: 125, wght: 800 },
    stand: { xWidthAvg: 983 },
  },
  {
    family: 'Crossbar Text',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    file: 'figtree-400-700.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    stand: { xWidthAvg: 904 },
  },
];

const fallbacks: Record<string, Record<string, string>> = {};
for (const { family, source, file, axes, stand } of cuts) {
  const original = await readFile(packaged(source));
  const cut = await subsetFont(original, glyphs, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(here(`./${file}`), cut);
  const sfnt = await subsetFont(cut, glyphs, { targetFormat: 'sfnt' });
  const metrics = await fromBuffer(sfnt);
  const arial = { ...arialMetrics, xWidthAvg: stand.xWidthAvg };
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, arial], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`No fallback could be measured for ${family}.`);
  fallbacks[family] = {
    sizeAdjust: String(face.sizeAdjust),
    ascentOverride: String(face.ascentOverride),
    descentOverride: String(face.descentOverride),
    lineGapOverride: String(face.lineGapOverride),
  };
  console.log(`${file}: ${(cut.length / 1024).toFixed(1)} kB`, fallbacks[family]);
}

await writeFile(
  here('./fallbacks.ts'),
  `// Written by make-fonts.ts: how Arial must be stretched to take the room of each web font.\nexport const fallbacks = ${JSON.stringify(fallbacks, null, 2)} as const;\n`,
);
