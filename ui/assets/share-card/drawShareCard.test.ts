import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawShareCard, shareCardSize, shareCardSources } from './drawShareCard.ts';

const card = { title: 'How to Lace Hockey Skates', picture: 'laces' };

describe('the card of a shared page', () => {
  it('is a JPEG of the size that networks ask for, and not too heavy', async () => {
    const image = await drawShareCard(card);
    const { format, width, height } = await sharp(image).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareCardSize });
    expect(image.length).toBeLessThan(200_000);
  });

  it('differs with its title', async () => {
    const [one, other] = await Promise.all(
      ['Tape', 'Laces'].map((title) => drawShareCard({ ...card, title })),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('takes a title of any length', async () => {
    const title = 'Everything a hockey parent has to know before the first tournament '.repeat(4);
    await expect(drawShareCard({ ...card, title })).resolves.toBeInstanceOf(Buffer);
  });

  it('is made of files that are there', () => {
    for (const file of shareCardSources(card)) expect(existsSync(file), file).toBe(true);
  });
});
