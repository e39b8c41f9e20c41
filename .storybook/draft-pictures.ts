import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../.cache/drafts/', import.meta.url));
const width = 800;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A handful of colours in calm shapes: what is seen is where a photograph stands and how it is cut. */
export const flatten = (picture: Sharp) =>
  picture.blur(4).png({ palette: true, colours: 8, dither: 0 }).toBuffer();

/** One small WebP of a picture, made when its source has changed. */
const draftOf = async (source: string, isFlat: boolean) => {
  const mark = createHash('sha1')
    .update(await readFile(source))
    .digest('hex');
  const path = `${folder}${mark}${isFlat ? '-flat' : ''}.webp`;
  if (!(await exists(path))) {
    await mkdir(folder, { recursive: true });
    // Whole or not at all: another run may be reading it.
    const unfinished = `${path}.${process.pid}`;
    const small = sharp(source).resize({ width });
    if (isFlat)
      await sharp(await flatten(small))
        .webp({ lossless: true })
        .toFile(unfinished);
    else await small.webp({ effort: 0 }).toFile(unfinished);
    await rename(unfinished, path);
  }
  return path;
};

/**
 * Stands in for `pictures()` where nobody looks at the pixels: tests, and Storybook while it is
 * worked on. Every width and format is one small draft, which takes seconds instead of minutes.
 *
 * Flat ones are for pictures of stories: a photograph in each would weigh a hundred times as much.
 */
export const draftPictures = ({ isFlat = false } = {}): Plugin => {
  const drafts = new Map<string, Promise<string>>();
  return {
    name: 'crossbar-draft-pictures',
    enforce: 'pre',
    async load(id) {
      const [source = '', query = ''] = id.split('?');
      if (!new URLSearchParams(query).has('preset')) return null;
      const draft = drafts.get(source) ?? draftOf(source, isFlat);
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
