import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { testCard } from './test-card.ts';

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

const markOf = (content: string | Buffer) => createHash('sha1').update(content).digest('hex');

/** One small WebP of a picture, made when its source has changed; of a card, when the card has. */
const draftOf = async (source: string, isCard: boolean) => {
  const card = isCard ? await (await cardFor(source)).toBuffer() : undefined;
  const path = `${folder}${markOf(card ?? (await readFile(source)))}.webp`;
  if (!(await exists(path))) {
    await mkdir(folder, { recursive: true });
    // Whole or not at all: another run may be reading it.
    const unfinished = `${path}.${process.pid}`;
    if (card) await writeFile(unfinished, card);
    else await sharp(source).resize({ width }).webp({ effort: 0 }).toFile(unfinished);
    await rename(unfinished, path);
  }
  return path;
};

/**
 * Stands in for `pictures()` where nobody looks at the pixels: tests, and Storybook while it is
 * worked on. Every width and format is one small draft, which takes seconds instead of minutes.
 *
 * Test cards are for pictures of stories, where photographs would weigh a hundred times as much.
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
