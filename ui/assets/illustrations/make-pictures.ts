/**
 * Turns each drawing into the picture that the site is built from (`npm run pictures`): drawing one
 * takes seconds, and a build needs each picture in many sizes. What it writes is committed.
 */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const drawings = (await readdir(here('drawn'))).filter((file) => file.endsWith('.svg'));

for (const file of drawings) {
  const target = here(`../pictures/${file.replace('.svg', '.webp')}`);
  const { width, height, size } = await sharp(here(`drawn/${file}`))
    .flatten()
    .webp({ quality: 94, effort: 6, smartSubsample: true })
    .toFile(target);
  console.log(`${file}: ${width} × ${height}, ${Math.round(size / 1000)} kB`);
}
