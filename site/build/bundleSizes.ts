import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontAssets, pageScripts } from './assets.ts';
import type { RenderContext } from './renderContext.ts';
import { budgets, gzipSize, type BundleSize } from './budgets.ts';
import { brotliSize } from './compress.ts';
import { isOwnFile, loadedFile, picturesIn } from './pictureSizes.ts';

const sizes = (
  { site }: RenderContext,
  addresses: readonly string[],
  sizeOf: (content: Buffer) => unknown,
) =>
  Promise.all(
    addresses.map(async (address) => Number(await sizeOf(await readFile(join(site, address))))),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const phone = { width: 412, density: 1.75 };

/** Returns the file of the site that a phone loads for the first picture of a page, if there is one. */
const firstPicture = (html: string): string | undefined => {
  const first = picturesIn(html).find((picture) => /fetchpriority="high"/i.test(picture));
  const address = first && loadedFile(first, phone)?.address;
  return address && isOwnFile(address) ? address : undefined;
};

const measurePicture = async (
  context: RenderContext,
  path: string,
  html: string,
): Promise<BundleSize[]> => {
  const address = firstPicture(html);
  if (!address) return [];
  const [bytes = 0] = await sizes(context, [address], ({ length }) => length);
  return [{ name: `first picture ${path}`, bytes, budget: budgets.picture }];
};

/** A page to measure. */
export interface MeasuredPage {
  path: string;
  /** Name of its file in `site/pages/`. */
  page: string;
  html: string;
  /** Whether it shows texts of an API that is not the mock API, a legal text, analytics, or more products. */
  hasGivenTexts: boolean;
  /** Whether the app starts by itself, because the document has nothing to show. */
  isShell?: boolean;
}

/** Returns the gzipped size of the scripts inside a document, without data and rules. */
const inlineSize = async (html: string) => {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  return gzipSize(Buffer.from(scripts.join('')));
};

const measureScripts = async (
  context: RenderContext,
  { path, page, html, isShell = false }: MeasuredPage,
): Promise<BundleSize[]> => {
  const scripts = pageScripts(context.manifest, page);
  const app = sum(await sizes(context, scripts, gzipSize));
  const inline = await inlineSize(html);
  const { inlineScript } = budgets;
  return [
    {
      name: `script before an interaction ${path}`,
      bytes: isShell ? inline + app : inline,
      budget: isShell ? inlineScript + budgets.app : inlineScript,
    },
    { name: `script of the app ${path}`, bytes: app, budget: budgets.app },
  ];
};

/** Returns what a first visit to a page loads, in addition to what every page loads. */
export const measurePage = async (
  context: RenderContext,
  measured: MeasuredPage,
): Promise<BundleSize[]> => {
  const { path, html, hasGivenTexts } = measured;
  return [
    {
      name: `document ${path}`,
      bytes: await brotliSize(Buffer.from(html)),
      budget: budgets.document,
      hasGivenTexts,
    },
    ...(await measureScripts(context, measured)),
    ...(await measurePicture(context, path, html)),
  ];
};

/** Returns what a first visit to any page loads. */
export const measureShared = async (context: RenderContext): Promise<BundleSize[]> => [
  {
    name: 'fonts',
    bytes: sum(await sizes(context, fontAssets(context.manifest), ({ length }) => length)),
    budget: budgets.fonts,
  },
];
