import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import { palette } from '../../foundations/tokens/palette.ts';
import { breakLines, drawLine, openFont } from './lettering.ts';

/** What stands on the card of a shared page. */
export interface ShareCard {
  /** The page's title. */
  title: string;
  /** A picture of `ui/assets/pictures`, by name. */
  picture: string;
}

/** What social networks ask for, in px. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const { width, height } = shareCardSize;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fontFile = here('../../foundations/fonts/archivo-expanded-800.woff2');
const logoFile = here('../logo/lockup-on-dark.svg');
const pictureFile = (name: string) => here(`../pictures/${name}.webp`);

const margin = 72;
const room = 600;
const lineHeight = 1.12;
/** From large to small, in px: the first in which the title takes three lines at most. */
const sizes = [72, 60, 50, 42];

const titleLines = (font: Font, title: string) => {
  const tried = sizes.map((size) => ({ size, lines: breakLines(font, title, size, room) }));
  const fitting = tried.find(({ lines }) => lines.length <= 3);
  return fitting ?? { size: 42, lines: breakLines(font, title, 42, room).slice(0, 4) };
};

/** Everything over the picture: the night that falls from the left, the red line, the title. */
const overlay = (font: Font, title: string) => {
  const { lines, size } = titleLines(font, title);
  const step = size * lineHeight;
  const top = height - margin - step * (lines.length - 1);
  const words = lines.map((line, index) => drawLine(font, line, size, margin, top + index * step));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="night"><stop offset="0.42" stop-color="${palette.navy900}"/><stop offset="0.74" stop-color="${palette.navy900}" stop-opacity="0"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#night)"/>
      <rect width="100%" height="12" fill="${palette.red600}"/>
      <g fill="${palette.white}">${words.join('')}</g>
    </svg>`,
  );
};

// The night falls from the left, so what is to be seen stands at the right.
const background = async (name: string) => {
  const seen = name.startsWith('hero') ? width : Math.round(height * 1.2);
  return sharp(pictureFile(name))
    .resize({ width: seen, height, fit: 'cover' })
    .extend({ left: width - seen, background: palette.navy900 })
    .png()
    .toBuffer();
};

/** The files that a card is made of: when one changes, so does the card. */
export const shareCardSources = ({ picture }: ShareCard) => [
  here('drawShareCard.ts'),
  fontFile,
  logoFile,
  pictureFile(picture),
];

/** Draws the card of a shared page: its title on its picture, as a JPEG of `shareCardSize`. */
export const drawShareCard = async ({ title, picture }: ShareCard): Promise<Buffer> => {
  const font = await openFont(fontFile);
  const logo = await sharp(logoFile, { density: 150 }).resize({ width: 360 }).png().toBuffer();
  return sharp(await background(picture))
    .composite([{ input: overlay(font, title) }, { input: logo, left: margin, top: margin }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
};
