import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const textual = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Smaller than this, in bytes, a file is sent as it is. */
const worthIt = 512;

/** A text as the two encodings that browsers take, made once at build time. */
export const compress = async (content: Buffer) => ({
  br: await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: await zip(content, { level: 9 }),
});

/** Writes `.br` and `.gz` beside every text file of a folder. */
export const compressFolder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !textual.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < worthIt) continue;
    const { br, gz } = await compress(content);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
};
