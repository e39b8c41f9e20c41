import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare, cut, readPixels, writePixels, type Pixels } from './compare.ts';

const svg = ({ x = 20, fill = '#c8102e', height = 60 } = {}) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="${x}" y="15" width="60" height="24" fill="${fill}"/></svg>`,
  );

const draw = (look?: Parameters<typeof svg>[0]): Promise<Pixels> => readPixels(svg(look));

describe('two pictures', () => {
  it('are the same when each pixel is', async () => {
    expect(compare(await draw(), await draw())).toBeUndefined();
  });

  it('differ when something has moved by one pixel', async () => {
    const difference = compare(await draw(), await draw({ x: 21 }));
    expect(difference?.count).toBe(2 * 24);
    expect(difference?.area).toEqual({ left: 20, top: 15, width: 61, height: 24 });
  });

  it.each(['#c8102f', '#c9102e', '#c8112e'])('differ by the least shade: %s', async (fill) => {
    const difference = compare(await draw(), await draw({ fill }));
    expect(difference?.count).toBe(60 * 24);
    expect(difference?.area).toEqual({ left: 20, top: 15, width: 60, height: 24 });
  });

  it('differ when one is taller', async () => {
    const difference = compare(await draw(), await draw({ height: 61 }));
    expect(difference?.count).toBe(120);
    expect(difference?.area).toEqual({ left: 0, top: 60, width: 120, height: 1 });
    expect(difference?.picture).toMatchObject({ width: 120, height: 61 });
  });
});

describe('a picture', () => {
  it('loses nothing on the disk', async () => {
    const noise = Buffer.from(
      Array.from({ length: 40 * 30 * 4 }, (_, index) => (index * 97) % 256),
    );
    const opaque = noise.map((value, index) => (index % 4 === 3 ? 255 : value));
    const picture = { data: Buffer.from(opaque), width: 40, height: 30 };
    const written = await writePixels(picture);
    expect((await sharp(written).metadata()).format).toBe('webp');
    expect(compare(picture, await readPixels(written))).toBeUndefined();
  });

  it('is cut as far as it goes', async () => {
    const area = { left: 10, top: 10, width: 500, height: 500 };
    expect(cut(await draw(), area)).toMatchObject({ width: 110, height: 50 });
  });
});
