import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { palette } from '../../foundations/tokens/palette.ts';
import { openFont } from './lettering.ts';
import { bleed, drawTitle, type Letters } from './title.ts';

/** The content of a share card: the picture that social networks show for a page. */
export interface ShareCard {
  /** The page's title. */
  title: string;
  /** The name of a file in `ui/assets/pictures`. Without an extension it is a `.webp`. */
  picture: string;
}

/** The size that social networks recommend (Open Graph), in px. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const { width, height } = shareCardSize;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fontFile = here('../../foundations/fonts/archivo-expanded-800.woff2');
const logoFile = here('../logo/lockup-on-dark.svg');
const pictureFile = (name: string) =>
  here(`../pictures/${name.includes('.') ? name : `${name}.webp`}`);

const margin = 72;
const white = 255;
const channels = 3;

/** Drawn over the picture: a navy gradient from the left, and the red line. */
const overlay = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="gradient"><stop offset="0.42" stop-color="${palette.navy900}"/><stop offset="0.74" stop-color="${palette.navy900}" stop-opacity="0"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#gradient)"/>
    <rect width="100%" height="12" fill="${palette.red600}"/>
  </svg>`,
);

/** Returns the pixels of a card without a title. */
const drawBackground = async (name: string): Promise<Buffer> => {
  // The gradient covers the left, so the picture is on the right.
  const visibleWidth = name.startsWith('hero') ? width : Math.round(height * 1.2);
  const picture = await sharp(pictureFile(name))
    .autoOrient()
    .resize({ width: visibleWidth, height, fit: 'cover' })
    .extend({ left: width - visibleWidth, background: palette.navy900 })
    .png()
    .toBuffer();
  const logo = await sharp(logoFile, { density: 150 }).resize({ width: 360 }).png().toBuffer();
  return sharp(picture)
    .composite([{ input: overlay }, { input: logo, left: margin, top: margin }])
    .removeAlpha()
    .raw()
    .toBuffer();
};

/** Calls a function once for each key. */
const once = <T>(make: (key: string) => Promise<T>) => {
  const made = new Map<string, Promise<T>>();
  return (key: string) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

const font = once(openFont);
/** The posts of the blog share one, so that it is drawn once for thousands of cards. */
const background = once(drawBackground);

/**
 * Paints white letters on pixels. sharp's `composite` converts the whole card to premultiplied colors
 * and back, which takes four times as long.
 */
const paint = (pixels: Buffer, letters: Letters) => {
  const left = margin - bleed;
  const top = height - margin - letters.baseline;
  for (let y = 0; y < letters.height; y += 1) {
    for (let x = 0; x < letters.width; x += 1) {
      const coverage = letters.coverage[y * letters.width + x] ?? 0;
      if (coverage === 0) continue;
      const at = ((top + y) * width + left + x) * channels;
      for (let channel = at; channel < at + channels; channel += 1) {
        const value = pixels[channel] ?? 0;
        pixels[channel] = value + ((white - value) * coverage) / white;
      }
    }
  }
};

/** Returns the files that a card depends on, for caching. */
export const shareCardSources = ({ picture }: ShareCard) => [
  here('drawShareCard.ts'),
  here('lettering.ts'),
  here('title.ts'),
  here('../../foundations/tokens/palette.ts'),
  fontFile,
  logoFile,
  pictureFile(picture),
];

/**
 * Returns a JPEG of `shareCardSize` with the title on the picture.
 *
 * @throws {TypeError} that names a character of the title which the font does not have
 */
export const drawShareCard = async ({ title, picture }: ShareCard): Promise<Buffer> => {
  const letters = await drawTitle(await font(fontFile), title);
  const pixels = Buffer.from(await background(picture));
  if (letters) paint(pixels, letters);
  // Without `optimiseCoding` a card takes half the time and is 2 % larger; mozjpeg takes ten times as long.
  return sharp(pixels, { raw: { width, height, channels } })
    .jpeg({ quality: 84, optimiseCoding: false })
    .toBuffer();
};
