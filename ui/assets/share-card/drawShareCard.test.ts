import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawShareCard, shareCardSize } from './drawShareCard.ts';

const card = { title: 'How to Lace Hockey Skates', picture: 'laces' };
const draw = (title: string) => drawShareCard({ ...card, title });

/** Returns the standard deviation of the gray values in a part of an image; 0 when it has one color. */
const contrastIn = async (image: Buffer, left: number, width: number) => {
  const part = sharp(image).extract({ left, top: 300, width, height: 330 });
  const { channels } = await sharp(await part.greyscale().toBuffer()).stats();
  return channels[0]?.stdev ?? 0;
};

describe('drawShareCard', () => {
  it('returns a JPEG of 1200 × 630 px below 200 kB', async () => {
    const image = await drawShareCard(card);
    const { format, width, height } = await sharp(image).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareCardSize });
    expect(image.length).toBeLessThan(200_000);
  });

  it('draws the title', async () => {
    const [one, other] = await Promise.all(['Tape', 'Laces'].map(draw));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('draws a title of any length', async () => {
    const title = 'Everything a hockey parent has to know before the first tournament '.repeat(
      4000,
    );
    await expect(draw(title)).resolves.toBeInstanceOf(Buffer);
  });

  it('keeps a word without spaces left of the picture', async () => {
    const [empty, unbroken] = await Promise.all(['', 'Eishockeyschlittschuh'.repeat(5)].map(draw));
    if (!empty || !unbroken) throw new Error('No card.');
    expect(await contrastIn(unbroken, 72, 500)).toBeGreaterThan(20);
    const [before, after] = [
      await contrastIn(empty, 700, 500),
      await contrastIn(unbroken, 700, 500),
    ];
    expect(after).toBeCloseTo(before, 0);
  });

  it('leaves out emoji that the font does not have', async () => {
    expect((await draw('Tape 🏒👨‍👩‍👧')).equals(await draw('Tape'))).toBe(true);
    expect((await draw('Tape™')).equals(await draw('Tape'))).toBe(false);
  });

  it('rejects a title whose letters the font does not have', async () => {
    await expect(draw('วิธีผูกเชือก')).rejects.toThrow("the font has no 'ว'");
    await expect(draw('كيف تربط الأحذية')).rejects.toThrow(TypeError);
  });
});
