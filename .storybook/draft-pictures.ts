import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../.cache/drafts/', import.meta.url));
const width = 800;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** One small WebP of a picture, made when its source has changed. */
const draftOf = async (source: string) => {
  const mark = createHash('sha1')
    .update(await readFile(source))
    .digest('hex');
  const path = `${folder}${mark}.webp`;
  if (!(await exists(path))) {
    await mkdir(folder, { recursive: true });
    // Whole or not at all: another run may be reading it.
    const unfinished = `${path}.${process.pid}`;
    await sharp(source).resize({ width }).webp({ effort: 0 }).toFile(unfinished);
    await rename(unfinished, path);
  }
  return path;
};

/**
 * Stands in for `pictures()` where nobody looks at the pixels: tests, and Storybook while it is
 * worked on. Every width and format is one small draft, which takes seconds instead of minutes.
 */
export const draftPictures = (): Plugin => {
  const drafts = new Map<string, Promise<string>>();
  return {
    name: 'crossbar-draft-pictures',
    enforce: 'pre',
    async load(id) {
      const [source = '', query = ''] = id.split('?');
      if (!new URLSearchParams(query).has('preset')) return null;
      const draft = drafts.get(source) ?? draftOf(source);
      drafts.set(source, draft);
      const path = await draft;
      const { height } = await sharp(path).metadata();
      return `import src from ${JSON.stringify(path)}; export default {
        sources: { webp: src + ' ${width}w' },
        img: { src, w: ${width}, h: ${height} },
      };`;
    },
  };
};
