/** Makes the covers in the widths that phones and desktops load, from the files in `covers/`. */
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverWidths } from './fixtures/cover-widths.ts';

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The covers as they were rendered. */
export const coversFolder = inProject('covers');

/** Of WebP. A card of 387 px on a phone with 1.75 device pixels per px loads about 12 kB. */
const quality = 58;

/** The covers in other widths. The name has what the files depend on besides their originals. */
export const widthsFolder = inProject(`../.cache/covers/webp-${quality}`);

const modifiedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/**
 * Returns the path of a cover in another width, and makes the file when it is not cached; undefined
 * when there is no such cover or width.
 */
export const coverFile = async (width: string, name: string): Promise<string | undefined> => {
  const original = join(coversFolder, name);
  const drawnAt = /^[\w-]+\.webp$/.test(name) ? await modifiedAt(original) : undefined;
  const isServed = coverWidths.some((one) => String(one) === width);
  if (drawnAt === undefined || !isServed) return undefined;
  const file = join(widthsFolder, width, name);
  if (((await modifiedAt(file)) ?? 0) > drawnAt) return file;
  // Loaded only when a cover is made: it takes a tenth of a second.
  const { default: sharp } = await import('sharp');
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete, because another run may be reading it.
  const unfinished = `${file}.${process.pid}`;
  await sharp(original).resize(Number(width)).webp({ quality }).toFile(unfinished);
  await rename(unfinished, file);
  return file;
};

/** Makes every cover in every width, for a host that only serves files. */
export const makeAllCovers = async (): Promise<void> => {
  for (const name of await readdir(coversFolder)) {
    for (const width of coverWidths) await coverFile(String(width), name);
  }
};
