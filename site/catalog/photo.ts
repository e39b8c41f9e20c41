/** Makes a photograph of any size and format fit for the pages. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const cache = fileURLToPath(new URL('../../.cache/photos/', import.meta.url));

/** The widest picture that a page shows, with room for a crop, in px. */
const maxSize = 2400;
/** The file that a phone loads first on a product page: its width in px, and the most bytes. */
const phone = { width: 724, bytes: 18_500 };
/** The AVIF qualities that are tried, best first. The first is that of `presets.ts`. */
const qualities = [61, 52, 44, 36, 28, 20] as const;

/** A picture that is ready for the presets. */
export interface Photo {
  /** The file to import. */
  path: string;
  /** The suffix of its preset: empty for the usual quality. */
  quality: '' | `.${number}`;
}

const write = async (file: string, content: Buffer | string) => {
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete: another build, or another module of this one, can prepare the same picture.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, content);
  await rename(part, file);
};

const isReady = async (path: string) => {
  const { width, height, format } = await sharp(path).metadata();
  return extname(path) === '.webp' && format === 'webp' && Math.max(width, height) <= maxSize;
};

/** Returns a WebP of at most `maxSize`, upright, without the data of the camera. */
const encode = (path: string) =>
  sharp(path)
    .autoOrient()
    .resize({ width: maxSize, height: maxSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 95 })
    .toBuffer();

/** Returns the best quality at which the file of a phone is light enough. */
const qualityFor = async (path: string) => {
  for (const quality of qualities) {
    const { length } = await sharp(path)
      .resize({ width: phone.width })
      .avif({ quality, effort: 1 })
      .toBuffer();
    if (length <= phone.bytes) return quality;
  }
  return qualities.at(-1) ?? qualities[0];
};

/**
 * Returns the file to import for a picture, re-encoded when it is large or no WebP, and with a lower
 * quality when phones would load too much. Caches both in `.cache/photos`.
 */
export const preparePhoto = async (path: string): Promise<Photo> => {
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
  const folder = join(cache, hash);
  const ready = (await isReady(path))
    ? path
    : join(folder, `${basename(path, extname(path))}.webp`);
  if (!existsSync(ready)) await write(ready, await encode(path));
  const note = join(folder, 'quality.txt');
  if (!existsSync(note)) await write(note, String(await qualityFor(ready)));
  const quality = Number(await readFile(note, 'utf8'));
  return { path: ready, quality: quality === qualities[0] ? '' : `.${quality}` };
};
