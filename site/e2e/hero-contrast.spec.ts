/** The hero's words stand on a photograph, so what is behind them is measured as it is drawn. */
import sharp from 'sharp';
import { contrast } from '../../ui/foundations/contrast.ts';
import { expect, test, widths } from './test.ts';
import type { Page } from '@playwright/test';

const white = '#ffffff';
/** WCAG 2 AA: large text, and all other. */
const least = { h1: 3, p: 4.5 };

interface Line {
  kind: keyof typeof least;
  box: Box;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where each line of the heading and the lead stands; afterwards the words are out of the way. */
const liftWords = (page: Page): Promise<Line[]> =>
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

/** The brightest spot behind a line; a single bright pixel is grain and hides no letter. */
const brightest = async (picture: Buffer, box: Box): Promise<string> => {
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

/** What is less than it must be, in a window of this width. */
const tooFaint = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await document.querySelector<HTMLImageElement>('main img')?.decode();
  });
  const lines = await liftWords(page);
  expect(new Set(lines.map((line) => line.kind))).toEqual(new Set(['h1', 'p']));
  const picture = await page.screenshot();
  const ratios = lines.map(async ({ kind, box }) => ({
    kind,
    ratio: contrast(white, await brightest(picture, box)),
  }));
  return (await Promise.all(ratios))
    .filter(({ kind, ratio }) => ratio < least[kind])
    .map(({ kind, ratio }) => `${kind} at ${width} px: ${ratio.toFixed(1)}`);
};

test('the words of the hero stand out from its picture, in any window', async ({ page }) => {
  for (const width of [...widths, 1024]) expect(await tooFaint(page, width)).toEqual([]);
});

test('without its veil they would not', async ({ page }) => {
  await page.addInitScript(() => {
    const veil = new CSSStyleSheet();
    veil.replaceSync('main section:first-of-type *::after { content: none !important }');
    document.adoptedStyleSheets = [veil];
  });
  expect(await tooFaint(page, 1440)).not.toEqual([]);
});
