import { cards } from 'virtual:product-cards';
import { describe, expect, it } from 'vitest';
import { inUsePictures } from './inUse.ts';

describe('inUsePictures', () => {
  it.each(Object.keys(inUsePictures))('has %j, which is the id of a product', (id) =>
    expect(cards.map((card) => card.id)).toContain(id),
  );
});
