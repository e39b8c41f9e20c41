import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A picture as bare pixels, four bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A part of a picture. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How two pictures differ. */
export interface Difference {
  /** Pixels that are not the same. */
  count: number;
  /** The smallest area that has them all. */
  area: Area;
  /** Both pictures faded, with what differs in magenta. */
  picture: Pixels;
}

/** Reads a picture of any form. */
export const readPixels = async (picture: Buffer | string): Promise<Pixels> => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Writes a picture without losing a pixel. More effort takes ten times as long and gains nothing. */
export const writePixels = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 1 })
    .toBuffer();

/** On a sheet of that size; what the picture does not reach stays transparent. */
const onSheet = (picture: Pixels, width: number, height: number): Buffer => {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y += 1) {
    const from = y * picture.width * 4;
    picture.data.copy(sheet, y * width * 4, from, from + picture.width * 4);
  }
  return sheet;
};

const areaOf = (mask: Buffer, width: number, height: number): Area => {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (mask[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return { left, top, width: right - left, height: bottom - top };
};

/** A colour that is nowhere in the brand. */
const magenta: [number, number, number] = [220, 0, 200];

/**
 * Compares two pictures: to be the same, each pixel must be. Nothing is forgiven, neither a shade
 * nor the edge of a letter, for the same browser draws the same thing the same way.
 */
export const compare = (before: Pixels, after: Pixels): Difference | undefined => {
  if (
    before.width === after.width &&
    before.height === after.height &&
    before.data.equals(after.data)
  ) {
    return undefined;
  }
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [a, b] = [onSheet(before, width, height), onSheet(after, width, height)];
  const strict = { threshold: 0, includeAA: true, diffColor: magenta };
  const mask = Buffer.alloc(width * height * 4);
  const count = pixelmatch(a, b, mask, width, height, { ...strict, diffMask: true });
  const data = Buffer.alloc(width * height * 4);
  pixelmatch(a, b, data, width, height, { ...strict, alpha: 0.15 });
  return { count, area: areaOf(mask, width, height), picture: { data, width, height } };
};

/** Cuts an area out of a picture, as far as the picture has it. */
export const cut = (picture: Pixels, area: Area): Pixels => {
  const left = Math.min(area.left, picture.width - 1);
  const top = Math.min(area.top, picture.height - 1);
  const width = Math.min(area.width, picture.width - left);
  const height = Math.min(area.height, picture.height - top);
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * picture.width + left) * 4;
    picture.data.copy(data, y * width * 4, from, from + width * 4);
  }
  return { data, width, height };
};
