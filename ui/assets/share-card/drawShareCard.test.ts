import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawShareCard, shareCardSize } from './drawShareCard.ts';

const card = { title: 'How to Lace Hockey Skates', picture: 'laces' };

describe('drawShareCard', () => {
  it('returns a JPEG of 1200 × 630 px below 200 kB', async () => {
    const image = await drawShareCard(card);
    const { format, width, height } = await sharp(image).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareCardSize });
    expect(image.length).toBeLessThan(200_000);
  });

  it('draws the title', async () => {
    const [one, other] = await Promise.all(
      ['Tape', 'Laces'].map((title) => drawShareCard({ ...card, title })),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('draws a title of any length', async () => {
    const title = 'Everything a hockey parent has to know before the first tournament '.repeat(
      4000,
    );
    await expect(drawShareCard({ ...card, title })).resolves.toBeInstanceOf(Buffer);
  });
});
