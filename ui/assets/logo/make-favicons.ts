// Writes the favicons and the web manifest to `site/public/`: `npm run favicons`
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const out = (name: string): string =>
  fileURLToPath(new URL(`../../../site/public/${name}`, import.meta.url));

/**
 * Returns the mark on a navy tile as SVG, with corners of this radius. Every edge lies on a grid of 4
 * units, so that it falls on a whole pixel at 16 px.
 */
const tile = (corner: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
  `<clipPath id="t"><rect width="64" height="64" rx="${corner}"/></clipPath>` +
  `<g clip-path="url(#t)"><path fill="#0A1B36" d="M0 0h64v64H0z"/>` +
  `<path fill="#C8102E" fill-rule="evenodd" d="M0 32h16a20 20 0 0 0 40 0h8v24H0zM24 32h24a12 12 0 0 1-24 0z"/>` +
  `<path fill="#F5F9FC" d="M16 32a20 20 0 0 1 40 0h-8a12 12 0 0 0-24 0z"/></g></svg>\n`;

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Returns an ICO file: a 6-byte header, a 16-byte entry for each picture, then the PNGs. */
const ico = (pictures: { size: number; data: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size % 256, at); // width, 0 means 256
    head.writeUInt8(size % 256, at + 1); // height
    head.writeUInt16LE(1, at + 4); // color planes
    head.writeUInt16LE(32, at + 6); // bits per pixel
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
};

const rounded = tile(12);
const square = tile(0);

await writeFile(out('favicon.svg'), rounded);
await writeFile(
  out('favicon.ico'),
  ico(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(rounded, size) }))),
  ),
);
await writeFile(out('icon-192.png'), await png(rounded, 192));
await writeFile(out('icon-512.png'), await png(rounded, 512));
// iOS and maskable launchers cut the corners themselves. The ring stays inside the 80 % safe zone.
await writeFile(out('apple-touch-icon.png'), await png(square, 180));
await writeFile(out('icon-maskable-512.png'), await png(square, 512));

const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({
  src,
  sizes,
  type,
  purpose,
});
await writeFile(
  out('manifest.webmanifest'),
  `${JSON.stringify(
    {
      name: 'Crossbar Hockey',
      short_name: 'Crossbar',
      start_url: '/',
      display: 'browser',
      theme_color: '#061226',
      background_color: '#F5F9FC',
      icons: [
        icon('/favicon.svg', 'any', 'image/svg+xml'),
        icon('/icon-192.png', '192x192', 'image/png'),
        icon('/icon-512.png', '512x512', 'image/png'),
        icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
      ],
    },
    null,
    2,
  )}\n`,
);
