import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildPaths } from './buildPaths.ts';

/** A package in the browser's scripts, as Vite lists it. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX identifier, such as `MIT`. */
  identifier: string | null;
  /** The whole license. */
  text: string | null;
}

/** The fonts of the pages, with their licenses beside them. */
const fonts = [
  { name: 'Archivo', file: 'archivo-OFL.txt' },
  { name: 'Figtree', file: 'figtree-OFL.txt' },
];

const rule = '-'.repeat(72);

/** Returns the notices of packages and fonts as plain text. */
export const licensesText = (
  packages: readonly BundledPackage[],
  fontLicenses: readonly { name: string; text: string }[],
): string => {
  const parts = [
    ...packages.map(({ name, version, identifier, text }) => ({
      title: `${name} ${version} (${identifier ?? 'see below'})`,
      text,
    })),
    ...fontLicenses.map(({ name, text }) => ({ title: `${name}, font (OFL-1.1)`, text })),
  ];
  const notices = parts.map(({ title, text }) => `${rule}\n${title}\n${rule}\n\n${text?.trim()}\n`);
  return `Software and fonts of others in this site, with their licenses.\n\n${notices.join('\n')}`;
};

/**
 * Writes `licenses.txt` from what the browser's bundle contains. A comment in the entry script names
 * it.
 *
 * @throws {Error} when a package has no license text
 */
export const writeLicenses = async ({ site, licenses }: BuildPaths) => {
  const packages = JSON.parse(await readFile(licenses, 'utf8')) as BundledPackage[];
  const unlicensed = packages.filter(({ text }) => !text?.trim()).map(({ name }) => name);
  if (unlicensed.length > 0) {
    throw new Error(`No license text: ${unlicensed.join(', ')}. Add it to site/build/licenses.ts.`);
  }
  const texts = await Promise.all(
    fonts.map(async ({ name, file }) => ({
      name,
      text: await readFile(join('ui/foundations/fonts', file), 'utf8'),
    })),
  );
  await writeFile(join(site, 'licenses.txt'), licensesText(packages, texts));
};
