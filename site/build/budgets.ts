import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CliError } from '../hosting/cliError.ts';

const zip = promisify(gzip);

/** The most that a first visit may load, in bytes: what was reached, and 5 %, or a limit of the network. */
export const budgets = {
  /**
   * A document with its inline styles, Brotli. A connection first sends 14,600 bytes, of which the headers
   * take 1,050; a longer document costs another round trip.
   */
  document: 13_550,
  /** The script inside a document: all that runs before the visitor's first interaction, gzip. */
  inlineScript: 1_620,
  /** All scripts that the app of a page starts with, gzip. */
  app: 115_000,
  /** The preloaded fonts. */
  fonts: 9_300,
  /** The number of products that the other budgets hold for. With more, they do not stop the build. */
  products: 3,
  /** The first picture of a page, as Lighthouse's phone loads it: 412 CSS px wide at a pixel ratio of 1.75. */
  picture: 19_500,
} as const;

export interface BundleSize {
  /** The measured file or page, such as `script of the app /blog`. */
  name: string;
  /** In bytes. */
  bytes: number;
  /** In bytes. */
  budget: number;
  /** Set when it has texts of the API, a legal text, analytics, or more products: over its budget, it does not stop the build. */
  hasGivenTexts?: boolean;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the gzipped size of a text, in bytes. */
export const gzipSize = async (content: Buffer) => (await zip(content, { level: 9 })).length;

const namesOf = (bundleSizes: readonly BundleSize[]) =>
  bundleSizes
    .map(({ name, bytes, budget }) => `${name} by ${(bytes - budget).toLocaleString('en-US')} B`)
    .join(', ');

/**
 * Prints each size with its budget. Warns about those that given texts bring over it.
 *
 * @throws {CliError} that names every other size over its budget
 */
export const checkBudgets = (
  bundleSizes: readonly BundleSize[],
  { print, warn }: { print: (line: string) => void; warn: (line: string) => void },
) => {
  for (const { name, bytes, budget } of bundleSizes) {
    print(`  ${name}: ${kilobytes(bytes)} of ${kilobytes(budget)}`);
  }
  const over = bundleSizes.filter(({ bytes, budget }) => bytes > budget);
  const given = over.filter(({ hasGivenTexts }) => hasGivenTexts);
  const own = over.filter(({ hasGivenTexts }) => !hasGivenTexts);
  if (given.length > 0) {
    warn(
      `Texts of the API, a legal text, analytics, or more than ${budgets.products} products make pages larger than their budget: ${namesOf(given)}.`,
    );
  }
  if (own.length > 0) {
    throw new CliError(`The build is over its budget: ${namesOf(own)}. Make these smaller.`);
  }
};
