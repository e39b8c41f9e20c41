import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const textual = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Smaller than this, in bytes, a file is sent as it is. */
const worthIt = 512;

/** How hard to try: `most` for what is made once, `quick` for articles by the thousand. */
export type Effort = 'most' | 'quick';

const levels = { most: { br: 11, gz: 9 }, quick: { br: 5, gz: 6 } } as const;

/** A text as the two encodings that browsers take, made once at build time. */
export const compress = async (content: Buffer, effort: Effort = 'most') => ({
  br: await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: levels[effort].br } }),
  gz: await zip(content, { level: levels[effort].gz }),
});

/** Writes `.br` and `.gz` beside a file. */
export const writeCompressed = async (file: string, content: Buffer, effort: Effort) => {
  if (content.length < worthIt) return;
  const { br, gz } = await compress(content, effort);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Writes `.br` and `.gz` beside every text file of a folder that has none yet. */
export const compressFolder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const done = new Set(files);
  for (const file of files) {
    if (!textual.has(extname(file)) || done.has(`${file}.br`)) continue;
    await writeCompressed(file, await readFile(file), 'most');
  }
};
