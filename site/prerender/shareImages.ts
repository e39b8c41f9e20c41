import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const width = 1200;
const height = 630;

const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s"><stop offset="0" stop-color="#0a1b36"/><stop offset="0.75" stop-color="#0a1b36" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
);

/** Makes the picture that stands for the home page where its address is shared. */
export const writeShareImages = async (site: string) => {
  await mkdir(join(site, 'share'), { recursive: true });
  const logo = await sharp('ui/assets/logo/lockup-on-dark.svg', { density: 150 })
    .resize({ width: 560 })
    .png()
    .toBuffer();
  await sharp('ui/assets/pictures/hero-wide.svg')
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: shade }, { input: logo, left: 72, top: Math.round(height / 2 - 22) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(site, 'share/home.jpg'));
};
