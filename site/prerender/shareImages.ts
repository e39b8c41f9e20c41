import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import { palette } from '../../ui/foundations/tokens/palette.ts';
import { shareImagePath, shareImageSize } from '../seo/shareImage.ts';
import { breakLines, drawLine, openFont } from './lettering.ts';

/** What stands on the picture of a page that is shared. */
export interface ShareCard {
  /** The page's path. */
  path: string;
  title: string;
  /** A picture of `ui/assets/pictures`, by name. */
  picture: string;
}

const { width, height } = shareImageSize;
const fontFile = 'ui/foundations/fonts/archivo-expanded-800.woff2';
const logoFile = 'ui/assets/logo/lockup-on-dark.svg';
const margin = 72;
/** From large to small, in px: the first in which the title takes three lines at most. */
const sizes = [72, 60, 50, 42];
const lineHeight = 1.12;
const room = 700;

const exists = async (file: string) =>
  readFile(file).then(
    () => true,
    () => false,
  );

const titleLines = (font: Font, title: string) => {
  for (const size of sizes) {
    const lines = breakLines(font, title, size, room);
    if (lines.length <= 3) return { lines, size };
  }
  const size = sizes.at(-1) ?? 42;
  const lines = breakLines(font, title, size, room).slice(0, 4);
  return { lines, size };
};

/** Everything over the picture: the night that falls from the left, a red bar, the title. */
const overlay = (font: Font, title: string) => {
  const { lines, size } = titleLines(font, title);
  const step = size * lineHeight;
  const top = height - margin - step * (lines.length - 1);
  const words = lines.map((line, index) => drawLine(font, line, size, margin, top + index * step));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="night"><stop offset="0.36" stop-color="${palette.navy900}"/><stop offset="0.86" stop-color="${palette.navy900}" stop-opacity="0"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#night)"/>
      <rect width="100%" height="12" fill="${palette.red600}"/>
      <g fill="${palette.white}">${words.join('')}</g>
    </svg>`,
  );
};

const pictureFile = (name: string) => `ui/assets/pictures/${name}.svg`;

/** The picture of each name once, cut to the card: drawing it takes longer than all the rest. */
const backgrounds = () => {
  const made = new Map<string, Promise<Buffer>>();
  return (name: string) => {
    const known = made.get(name);
    if (known) return known;
    // The night falls from the left, so what is to be seen stands at the right.
    const side = name.startsWith('hero') ? width : Math.round(height * 1.34);
    const picture = sharp(pictureFile(name))
      .resize({ width: side, height, fit: 'cover' })
      .extend({ left: width - side, background: palette.navy900 })
      .png()
      .toBuffer();
    made.set(name, picture);
    return picture;
  };
};

const keyOf = async (card: ShareCard) => {
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, fontFile, logoFile, pictureFile(card.picture)]) {
    hash.update(await readFile(file));
  }
  return hash.update(card.title).digest('hex');
};

/**
 * Makes the picture that stands for each page where its address is shared: the page's title on the
 * page's picture. What was made before for the same words and picture is taken from the cache.
 */
export const writeShareImages = async (site: string, cards: readonly ShareCard[]) => {
  const font = await openFont(fontFile);
  const background = backgrounds();
  const logo = await sharp(logoFile, { density: 150 }).resize({ width: 360 }).png().toBuffer();
  const cache = resolve('.cache/share');
  await mkdir(cache, { recursive: true });
  for (const card of cards) {
    const kept = join(cache, `${await keyOf(card)}.jpg`);
    if (!(await exists(kept))) {
      const unfinished = `${kept}.${process.pid}`;
      await sharp(await background(card.picture))
        .composite([
          { input: overlay(font, card.title) },
          { input: logo, left: margin, top: margin },
        ])
        .jpeg({ quality: 84, mozjpeg: true })
        .toFile(unfinished);
      await rename(unfinished, kept);
    }
    const target = join(site, shareImagePath(card.path));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(kept, target);
  }
};
