import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { listFiles } from '../hosting/manifest.ts';
import { sha256 } from './sha256.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const textual = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Smallest file that gets compressed copies, in bytes. */
const minBytes = 512;

/** Compression effort: `best` for fixed pages and assets, `fast` for thousands of posts. */
export type Effort = 'best' | 'fast';

const levels = { best: { br: 11, gz: 9 }, fast: { br: 5, gz: 6 } } as const;

/** Compresses a text by Brotli and gzip. */
export const compress = async (content: Buffer, effort: Effort = 'best') => ({
  br: await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: levels[effort].br } }),
  gz: await zip(content, { level: levels[effort].gz }),
});

/** Sizes of what was compressed with the best effort, by content hash: the size checks ask for them. */
const brotliSizes = new Map<string, number>();

/** Returns the size of a document compressed by Brotli with the best effort, in bytes. */
export const brotliSize = async (content: Buffer): Promise<number> =>
  brotliSizes.get(sha256(content)) ?? (await compress(content)).br.length;

/** Writes the `.br` and `.gz` copies of a file, unless it is smaller than 512 bytes. */
export const writeCompressed = async (file: string, content: Buffer, effort: Effort) => {
  if (content.length < minBytes) return;
  const { br, gz } = await compress(content, effort);
  if (effort === 'best') brotliSizes.set(sha256(content), br.length);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Writes the `.br` and `.gz` copies of every text file of a folder that has none yet. */
export const compressFolder = async (folder: string) => {
  const names = listFiles(folder);
  const missing = [...names].filter(
    (name) => textual.has(extname(name)) && !names.has(`${name}.br`),
  );
  const write = async (name: string) => {
    const file = join(folder, name);
    await writeCompressed(file, await readFile(file), 'best');
  };
  await pMap(missing, write, { concurrency: availableParallelism() });
};
