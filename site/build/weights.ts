import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bootScripts, fontAssets, pageAssets } from './assets.ts';
import type { Bench } from './bench.ts';
import { budgets, gzipSize, type Weight } from './budgets.ts';
import { compress } from './compress.ts';
import { fileFor, picturesIn } from './pictureSizes.ts';

const sizes = (
  { site }: Bench,
  addresses: readonly string[],
  sizeOf: (content: Buffer) => unknown,
) =>
  Promise.all(
    addresses.map(async (address) => Number(await sizeOf(await readFile(join(site, address))))),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const phone = { width: 360, density: 2 };

/** The file that a phone fetches for the picture that a page shows first; not every page has one. */
const firstPicture = (html: string): string | undefined => {
  const first = picturesIn(html).find((picture) => /fetchpriority="high"/i.test(picture));
  return first && fileFor(first, phone)?.address;
};

const weighPicture = async (bench: Bench, path: string, html: string): Promise<Weight[]> => {
  const address = firstPicture(html);
  if (!address) return [];
  const [bytes = 0] = await sizes(bench, [address], ({ length }) => length);
  return [{ name: `first picture ${path}`, bytes, budget: budgets.picture }];
};

/** What a first visit to a page weighs. An article's own words are the author's business. */
export const weighPage = async (
  bench: Bench,
  { path, page, html }: { path: string; page: string; html: string },
): Promise<Weight[]> => {
  const { scripts } = pageAssets(bench.manifest, page);
  const { br } = await compress(Buffer.from(html));
  return [
    { name: `document ${path}`, bytes: br.length, budget: budgets.document },
    {
      name: `script ${path}`,
      bytes: sum(await sizes(bench, scripts, gzipSize)),
      budget: budgets.script,
    },
    ...(await weighPicture(bench, path, html)),
  ];
};

/** What every page weighs on a first visit. */
export const weighShared = async (bench: Bench): Promise<Weight[]> => [
  {
    name: 'boot script',
    bytes: sum(await sizes(bench, bootScripts(bench.manifest), gzipSize)),
    budget: budgets.boot,
  },
  {
    name: 'fonts',
    bytes: sum(await sizes(bench, fontAssets(bench.manifest), ({ length }) => length)),
    budget: budgets.fonts,
  },
];
