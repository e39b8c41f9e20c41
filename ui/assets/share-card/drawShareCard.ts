import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import { palette } from '../../foundations/tokens/palette.ts';
import { breakLines, drawLine, openFont } from './lettering.ts';

/** The content of a share card: the picture that social networks show for a page. */
export interface ShareCard {
  /** The page's title. */
  title: string;
  /** The name of a file in `ui/assets/pictures`, without its extension. */
  picture: string;
}

/** The size that social networks recommend (Open Graph), in px. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const { width, height } = shareCardSize;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fontFile = here('../../foundations/fonts/archivo-expanded-800.woff2');
const logoFile = here('../logo/lockup-on-dark.svg');
const pictureFile = (name: string) => here(`../pictures/${name}.webp`);

const margin = 72;
const maxTextWidth = 600;
const lineHeight = 1.12;
/** Font sizes in px. A title gets the first size at which it fits on three lines. */
const fontSizes = [72, 60, 50, 42];

/** In characters. More do not fit on a card, and a text of 100,000 takes a minute. */
const maxTitleLength = 200;

const titleLines = (font: Font, fullTitle: string) => {
  const title = fullTitle.slice(0, maxTitleLength);
  const candidates = fontSizes.map((size) => ({
    size,
    lines: breakLines(font, title, size, maxTextWidth),
  }));
  const fitting = candidates.find(({ lines }) => lines.length <= 3);
  return fitting ?? { size: 42, lines: breakLines(font, title, 42, maxTextWidth).slice(0, 4) };
};

/** Returns what is drawn over the picture, as SVG: a navy gradient from the left, the red line and the title. */
const overlay = (font: Font, title: string) => {
  const { lines, size } = titleLines(font, title);
  const step = size * lineHeight;
  const top = height - margin - step * (lines.length - 1);
  const words = lines.map((line, index) => drawLine(font, line, size, margin, top + index * step));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="gradient"><stop offset="0.42" stop-color="${palette.navy900}"/><stop offset="0.74" stop-color="${palette.navy900}" stop-opacity="0"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#gradient)"/>
      <rect width="100%" height="12" fill="${palette.red600}"/>
      <g fill="${palette.white}">${words.join('')}</g>
    </svg>`,
  );
};

// The gradient covers the left, so the picture is on the right.
const background = async (name: string) => {
  const visibleWidth = name.startsWith('hero') ? width : Math.round(height * 1.2);
  return sharp(pictureFile(name))
    .resize({ width: visibleWidth, height, fit: 'cover' })
    .extend({ left: width - visibleWidth, background: palette.navy900 })
    .png()
    .toBuffer();
};

/** Returns the files that a card depends on, for caching. */
export const shareCardSources = ({ picture }: ShareCard) => [
  here('drawShareCard.ts'),
  fontFile,
  logoFile,
  pictureFile(picture),
];

/** Returns a JPEG of `shareCardSize` with the title on the picture. */
export const drawShareCard = async ({ title, picture }: ShareCard): Promise<Buffer> => {
  const font = await openFont(fontFile);
  const logo = await sharp(logoFile, { density: 150 }).resize({ width: 360 }).png().toBuffer();
  return sharp(await background(picture))
    .composite([{ input: overlay(font, title) }, { input: logo, left: margin, top: margin }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
};
