import { maxOversize, parseSrcset, viewports } from '../build/pictureSizes.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

/** One page of each picture layout. The build checks the `sizes` attribute on every page. */
const layouts = [
  '/',
  '/hockey-tape',
  '/about',
  '/where-to-buy',
  '/blog',
  '/guides/hockey-skate-lacing',
  '/guides/hockey-stick-taping',
  '/blog/tournament-bag-packing-list',
] as const;

interface Fetched {
  /** Path of the file that the browser fetched. */
  file: string;
  /** The candidates. */
  srcset: string;
  /** Width of the uncropped picture in its box, in device pixels. */
  needed: number;
}

/** Returns what the browser has fetched for each picture of the page that has sources. */
const fetchedOn = (page: Page): Promise<Fetched[]> =>
  page.evaluate(async () => {
    // A picture that is hidden at this width is lazy, so it is never fetched.
    const images = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter(
      (image) => image.checkVisibility() && image.parentElement?.querySelector('source'),
    );
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ media }) => matchMedia(media || 'all').matches,
      );
      const ratio = image.naturalWidth / image.naturalHeight;
      return {
        file: new URL(image.currentSrc).pathname,
        srcset: source?.srcset ?? '',
        needed: Math.max(width, height * ratio) * devicePixelRatio,
      };
    });
  });

for (const { width, density } of viewports) {
  test.describe(`at ${width} px with ${density} device pixels per px`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test('pictures are fetched in the size in which they are drawn', async ({ page }) => {
      // The document chooses the pictures, so the app is not needed.
      await page.route(/\.js$/, (route) => route.abort());
      const seen: number[] = [];
      for (const path of layouts) {
        await page.goto(path);
        for (const { file, srcset, needed } of await fetchedOn(page)) {
          const candidates = parseSrcset(srcset);
          const taken = candidates.find(({ address }) => address === file)?.width ?? 0;
          const oversize = taken / needed;
          seen.push(oversize);
          expect.soft(oversize, `${path}: ${file}, needed ${needed}`).toBeLessThan(maxOversize);
          // A smaller picture is accepted only when no larger candidate exists.
          const isLargest = taken === candidates.at(-1)?.width;
          if (!isLargest) expect.soft(oversize, `${path}: ${file}`).toBeGreaterThan(0.8);
        }
      }
      expect(seen.length).toBeGreaterThan(12);
    });
  });
}
