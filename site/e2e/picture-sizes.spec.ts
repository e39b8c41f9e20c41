import { parseSrcset, viewports, maxOversize } from '../build/pictureSizes.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

/** One page of each layout that pictures stand in. What their `sizes` say is judged on all, by the build. */
const layouts = ['/', '/hockey-tape', '/about', '/where-to-buy'] as const;

interface Fetched {
  /** The file that the browser took. */
  file: string;
  /** What it could choose from. */
  srcset: string;
  /** In device pixels: the width that the picture would have in its box, were nothing cut off. */
  needed: number;
}

/** What the browser itself has chosen for each picture of the site's own on a page. */
const fetchedOn = (page: Page): Promise<Fetched[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter((image) =>
      image.parentElement?.querySelector('source'),
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
  test.describe(`at ${width} px, ${density} device pixels for each`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test('pictures are fetched as large as they are drawn', async ({ page }) => {
      // The document alone chooses its pictures; the app would only take time.
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
          // Too few pixels only where there are no more, or hardly fewer than are drawn.
          const isLargest = taken === candidates.at(-1)?.width;
          if (!isLargest) expect.soft(oversize, `${path}: ${file}`).toBeGreaterThan(0.8);
        }
      }
      expect(seen.length).toBeGreaterThan(12);
      process.stdout.write(
        `${width} px, x${density}: ${seen.length} pictures, at most ${Math.max(...seen).toFixed(2)} times too large\n`,
      );
    });
  });
}
