import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bootScripts, fontAssets, pageAssets } from './assets.ts';
import type { Bench } from './bench.ts';
import { budgets, gzipSize, type Weight } from './budgets.ts';
import { candidatesOf, chosen, holds, namedWidth } from './choosePicture.ts';
import { compress } from './compress.ts';

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

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;

/** The file that a phone fetches for the picture that a page shows first; not every page has one. */
const firstPicture = (html: string): string | undefined => {
  const picture = html
    .match(/<picture.*?<\/picture>/gs)
    ?.find((one) => /fetchpriority="high"/i.test(one));
  // The first source that a browser can show and whose condition holds is taken: AVIF, in all but old ones.
  const source = picture
    ?.match(/<source[^>]*>/g)
    ?.find((one) => holds(attribute(one, 'media'), phone.width));
  if (!source) return undefined;
  const drawn = namedWidth(attribute(source, 'sizes') ?? '', phone.width) ?? phone.width;
  return chosen(candidatesOf(attribute(source, 'srcset') ?? ''), drawn, phone.density)?.address;
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
