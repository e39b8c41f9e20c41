/** Measures the contrast of the hero's text on its photograph, which axe cannot. */
import sharp from 'sharp';
import { contrast } from '../../ui/foundations/contrast.ts';
import { expect, test, widths } from './test.ts';
import type { Page } from '@playwright/test';

const white = '#ffffff';
/** Minimum contrast in WCAG 2 AA, for large and for normal text. */
const minimum = { h1: 3, p: 4.5 };

interface Line {
  kind: keyof typeof minimum;
  box: Box;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the box of each line of the heading, the lead and the note, then hides the text. */
const measureAndHideText = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('#hero-title, #hero-title ~ p')];
    return elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()].map(({ left, top, width, height }) => ({
        kind: element.localName as 'h1' | 'p',
        box: {
          left: Math.floor(left),
          top: Math.floor(top),
          width: Math.floor(width),
          height: Math.floor(height),
        },
      }));
      element.style.visibility = 'hidden';
      return lines;
    });
  });

/** Returns the brightest color behind a line, averaged over 4 px so that film grain does not count. */
const brightestColor = async (picture: Buffer, box: Box): Promise<string> => {
  const spots = await sharp(picture)
    .extract(box)
    .resize({ width: Math.ceil(box.width / 4), kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const colors: string[] = [];
  for (let at = 0; at < spots.length; at += 3) {
    colors.push(`#${spots.subarray(at, at + 3).toString('hex')}`);
  }
  return colors.reduce((one, other) =>
    contrast(white, one) < contrast(white, other) ? one : other,
  );
};

/** Returns the lines below the minimum contrast in a window of this width. */
const findLowContrast = async (page: Page, width: number): Promise<string[]> => {
  // The window is higher than the hero of a tablet, so the screenshot has all of its text.
  await page.setViewportSize({ width, height: 1200 });
  await page.goto('/');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await document.querySelector<HTMLImageElement>('main img')?.decode();
  });
  const lines = await measureAndHideText(page);
  expect(new Set(lines.map((line) => line.kind))).toEqual(new Set(['h1', 'p']));
  const picture = await page.screenshot();
  const ratios = lines.map(async ({ kind, box }) => ({
    kind,
    ratio: contrast(white, await brightestColor(picture, box)),
  }));
  return (await Promise.all(ratios))
    .filter(({ kind, ratio }) => ratio < minimum[kind])
    .map(({ kind, ratio }) => `${kind} at ${width} px: ${ratio.toFixed(1)}`);
};

test('the text of the hero has enough contrast in every window', async ({ page }) => {
  for (const width of [...widths, 1024]) expect(await findLowContrast(page, width)).toEqual([]);
});

test('the text of the hero has too little contrast without the overlay', async ({ page }) => {
  await page.addInitScript(() => {
    const noOverlay = new CSSStyleSheet();
    noOverlay.replaceSync('main section:first-of-type *::after { content: none !important }');
    document.adoptedStyleSheets = [noOverlay];
  });
  expect(await findLowContrast(page, 1440)).not.toEqual([]);
});
