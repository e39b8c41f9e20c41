/**
 * Playwright compares PNG files. The repository keeps the baselines as lossless WebP, because that is
 * a third of the size.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { baselinesFolder, screenshotsFolder } from './paths.ts';

const concurrency = availableParallelism();
const pngOf = (name: string) => `${screenshotsFolder}/${name}.png`;
const webpOf = (name: string) => `${baselinesFolder}/${name}.webp`;

const namesIn = async (folder: string, ending: string) =>
  (await readdir(folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

/** Writes each baseline as a PNG file for Playwright, and deletes the files of earlier runs. */
export const expandBaselines = async () => {
  await rm(screenshotsFolder, { recursive: true, force: true });
  await mkdir(screenshotsFolder, { recursive: true });
  await mkdir(baselinesFolder, { recursive: true });
  await pMap(
    await namesIn(baselinesFolder, '.webp'),
    (name) => sharp(webpOf(name)).png({ compressionLevel: 1 }).toFile(pngOf(name)),
    { concurrency },
  );
};

/** Returns the path of the baseline of a PNG file. */
export const baselineOf = (file: string) => webpOf(basename(file, '.png'));

/** Stores a PNG file as the baseline of a name. */
const storeBaseline = async (name: string, png: string) => {
  await sharp(png).removeAlpha().webp({ lossless: true, effort: 3 }).toFile(webpOf(name));
  return name;
};

/** Stores PNG files as baselines, by the names that Playwright gives these. Returns their names. */
export const storePictures = (pictures: ReadonlyMap<string, string>): Promise<string[]> =>
  pMap([...pictures], ([file, png]) => storeBaseline(basename(file, '.png'), png), { concurrency });

/** Returns which baselines were stored, for the person who accepts them. */
export const acceptedText = (names: readonly string[]): string =>
  names.length > 0
    ? `Accepted:\n${names.toSorted().join('\n')}\n`
    : 'Nothing differs: no picture was accepted.\n';

/**
 * Stores the PNG files that Playwright has written since a time, and deletes the baselines whose PNG
 * file was deleted. Returns the names of the stored ones.
 *
 * @param since in ms since 1970
 */
export const storeBaselines = async (since: number): Promise<string[]> => {
  const names = await namesIn(screenshotsFolder, '.png');
  const store = async (name: string) => {
    const isNew = (await stat(pngOf(name))).mtimeMs >= since;
    return isNew ? [await storeBaseline(name, pngOf(name))] : [];
  };
  const stored = await pMap(names, store, { concurrency });
  const kept = new Set(names);
  const stale = (await namesIn(baselinesFolder, '.webp')).filter((name) => !kept.has(name));
  await Promise.all(stale.map((name) => rm(webpOf(name))));
  return stored.flat();
};
