import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { testCard } from './testCard.ts';

const folder = fileURLToPath(new URL('../.cache/drafts/', import.meta.url));
const width = 800;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const cardFor = async (source: string) => {
  const picture = await sharp(source).metadata();
  const height = Math.round((width * picture.height) / picture.width);
  return sharp(Buffer.from(testCard(source, width, height))).webp({ lossless: true });
};

const hashOf = (content: string | Buffer) => createHash('sha1').update(content).digest('hex');

/** Returns the path of a small WebP of a picture or its test card, cached by content hash. */
const draftOf = async (source: string, isCard: boolean) => {
  const card = isCard ? await (await cardFor(source)).toBuffer() : undefined;
  const path = `${folder}${hashOf(card ?? (await readFile(source)))}.webp`;
  if (!(await exists(path))) {
    await mkdir(folder, { recursive: true });
    // Renamed when complete, because another run may be reading it.
    const unfinished = `${path}.${process.pid}`;
    if (card) await writeFile(unfinished, card);
    else await sharp(source).resize({ width }).webp({ effort: 0 }).toFile(unfinished);
    await rename(unfinished, path);
  }
  return path;
};

/**
 * Replaces `pictures()` in tests and in Storybook's dev server: one small WebP for every width and
 * format, which takes seconds instead of minutes. `areCards` draws test cards instead of the
 * photographs, so that baselines are small and do not change with a photograph.
 */
export const draftPictures = ({ areCards = false } = {}): Plugin => {
  const drafts = new Map<string, Promise<string>>();
  return {
    name: 'crossbar-draft-pictures',
    enforce: 'pre',
    async load(id) {
      const [source = '', query = ''] = id.split('?');
      if (!new URLSearchParams(query).has('preset')) return null;
      const draft = drafts.get(source) ?? draftOf(source, areCards);
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
