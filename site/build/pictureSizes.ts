/** Computes which file of a picture a browser loads, from `srcset` and `sizes` in the HTML. */
import { CliError } from '../hosting/cliError.ts';

export interface Viewport {
  /** Width of the window, in CSS px. */
  readonly width: number;
  /** Device pixels per CSS px. */
  readonly density: number;
}

/** The viewports in which picture widths are checked: common phones, a tablet, and two desktops. */
export const viewports: readonly Viewport[] = [
  { width: 360, density: 1 },
  { width: 360, density: 2 },
  { width: 360, density: 3 },
  { width: 390, density: 3 },
  // Lighthouse's phone.
  { width: 412, density: 1.75 },
  { width: 412, density: 2.625 },
  { width: 768, density: 1 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
  { width: 1920, density: 1 },
];

/** Most device pixels that a browser may load for each pixel that it draws, in one dimension. */
export const maxOversize = 1.4;

export interface Candidate {
  readonly address: string;
  /** In px. */
  readonly width: number;
}

/** In px. */
const rem = 16;

/** Returns the files of a `srcset` with width descriptors, narrowest first. */
export const parseSrcset = (srcset: string): Candidate[] =>
  srcset
    .split(',')
    .map((candidate) => {
      const [, address = '', width = ''] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(candidate) ?? [];
      return { address, width: Number(width) };
    })
    .toSorted((a, b) => a.width - b.width);

/** Supports the one media query that the site uses, `(max-width: …em)`. */
const matchesMedia = (media: string | null, windowWidth: number): boolean =>
  media === null || windowWidth <= Number(/^\(max-width: ([\d.]+)em\)$/.exec(media)?.[1]) * rem;

/** Returns the width that `sizes` gives in a window, in CSS px; NaN when it cannot be parsed. */
const drawnWidth = (sizes: string, windowWidth: number): number => {
  for (const entry of sizes.split(',')) {
    const match =
      /^\s*(?:\(min-width: (?<least>[\d.]+)em\) )?(?<size>[\d.]+)(?<unit>vw|rem)\s*$/.exec(entry);
    if (!match?.groups) return Number.NaN;
    const { least = '0', size, unit } = match.groups;
    if (windowWidth < Number(least) * rem) continue;
    return Number(size) * (unit === 'vw' ? windowWidth / 100 : rem);
  }
  return Number.NaN;
};

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;

/**
 * Returns the file that a browser loads for a `<picture>`: the narrowest sharp one. (Chrome can take
 * the next smaller one, never a larger one.) Returns undefined for a picture without sources.
 */
export const loadedFile = (picture: string, { width, density }: Viewport) => {
  const source = picture
    .match(/<source[^>]*>/g)
    ?.find((tag) => matchesMedia(attribute(tag, 'media'), width));
  if (!source) return undefined;
  const needed = drawnWidth(attribute(source, 'sizes') ?? '', width) * density;
  const files = parseSrcset(attribute(source, 'srcset') ?? '');
  const file = files.find((candidate) => candidate.width >= needed) ?? files.at(-1);
  return file && { ...file, oversize: file.width / needed };
};

/** Returns the HTML of each `<picture>` of a document. */
export const picturesIn = (html: string): string[] => html.match(/<picture.*?<\/picture>/gs) ?? [];

/** Whether a picture is a file of the build. All others are covers of the API. */
export const isOwnFile = (address: string): boolean => address.startsWith('/assets/');

/**
 * Prints for each viewport how much wider the loaded pictures are than the drawn ones.
 *
 * @throws {CliError} when one of the site is over `maxOversize`, or its `sizes` cannot be parsed. A
 * cover over it is printed: the API decides its widths.
 */
export const checkPictureSizes = (
  documents: readonly { path: string; html: string }[],
  print: (line: string) => void,
): void => {
  for (const viewport of viewports) {
    const files = documents.flatMap(({ path, html }) =>
      picturesIn(html).flatMap((picture) => {
        const file = loadedFile(picture, viewport);
        return file ? { ...file, path } : [];
      }),
    );
    const sorted = files.toSorted((a, b) => b.oversize - a.oversize);
    const [worst] = sorted;
    if (!worst) continue;
    const unknown = files.find(({ oversize }) => !(oversize > 0));
    if (unknown) {
      throw new CliError(`${unknown.path}: the sizes of ${unknown.address} cannot be parsed.`);
    }
    const window = `${viewport.width} px, x${viewport.density}`;
    print(
      `  ${window}: ${files.length} pictures, at most ${worst.oversize.toFixed(2)} times too wide`,
    );
    if (!isOwnFile(worst.address) && worst.oversize > maxOversize) {
      print(`  ${worst.path}: the API has no cover between ${worst.address} and a narrower one.`);
    }
    const own = sorted.find(({ address }) => isOwnFile(address));
    if (own && own.oversize > maxOversize) {
      throw new CliError(
        `${own.path}: at ${window} ${own.address} is ${own.oversize.toFixed(2)} times too wide. Give its preset a width in between, or correct its sizes.`,
      );
    }
  }
};
