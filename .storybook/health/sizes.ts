import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleUi } from '../../ui/package/bundle.ts';
import type { Sizes } from './types.ts';

/** Returns the size of texts that are compressed together, in bytes. */
export const gzipped = (texts: readonly string[]) =>
  texts.length === 0 ? 0 : gzipSync(texts.join('\n'), { level: 9 }).length;

/** Returns the sizes of each component by its folder. */
export const readSizes = async (): Promise<ReadonlyMap<string, Sizes>> => {
  const output = await bundleUi({ isMeasured: true });
  const files = new Map(output.map((file) => [file.fileName, file]));
  const collect = (name: string, found: Set<string>) => {
    const file = files.get(name);
    if (!file || found.has(name)) return found;
    found.add(name);
    if (file.type === 'chunk') {
      for (const path of file.imports) {
        const isRelative = path.startsWith('.');
        collect(isRelative ? posix.join(posix.dirname(name), path) : path, found);
      }
    }
    return found;
  };
  const sizes = new Map<string, Sizes>();
  for (const name of files.keys()) {
    const folder = posix.dirname(name);
    if (posix.basename(name) !== `${posix.basename(folder)}.js`) continue;
    const all = [...collect(name, new Set())].flatMap((one) => files.get(one) ?? []);
    const css = all.flatMap((file) => (file.type === 'asset' ? String(file.source) : []));
    const js = all.flatMap((file) => (file.type === 'chunk' ? file.code : []));
    sizes.set(`ui/${folder}`, { css: gzipped(css), js: gzipped(js) });
  }
  return sizes;
};
