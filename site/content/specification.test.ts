import { describe, expect, it } from 'vitest';
import { priceText } from '../catalog/product.ts';
import { guaranteeDays, hours, primeDays, returnDays, foundingYear } from './facts.ts';
import { home } from './home.ts';
import { hoursLines } from './hours.ts';
import { performance } from './whyChoose/performance.ts';
import { bearings, product as bearingsProduct } from '../products/bearings.ts';
import { product as lacesProduct } from '../products/laces.ts';
import { product as tapeProduct, tape } from '../products/tape.ts';

// The only test that repeats values of the specification. Whoever changes a fact on purpose changes
// it here too. Every other test reads the facts.
describe('the facts of the specification', () => {
  it('are those of the three products', () => {
    const facts = [tapeProduct(), lacesProduct(), bearingsProduct()].map(
      ({ id, path, packs, tone, pictures, page }) =>
        [id, path, priceText(packs), tone, pictures.length, page.features.features.length].join(
          ' ',
        ),
    );
    expect(facts).toEqual([
      'hockey-tape /hockey-tape $9.99 – $18.99 red 4 5',
      'hockey-laces /hockey-laces $7.99 blue 4 4',
      'hockey-bearings /bearings $24.99 green 4 5',
    ]);
    expect(tape).toMatchObject({ width: '1 inch', length: '27 yards', packs: [5, 10] });
    expect(bearings.abec).toEqual({ page: 'ABEC-7', showcase: 'ABEC-9' });
  });

  it('are those of the business', () => {
    expect({ foundingYear, guaranteeDays, returnDays, primeDays }).toEqual({
      foundingYear: 2019,
      guaranteeDays: 30,
      returnDays: 30,
      primeDays: 2,
    });
    expect(hoursLines(hours)).toEqual(['Monday to Friday, 9\u00A0a.m. to 5\u00A0p.m.']);
  });

  it('are those of the testimonials and claims', () => {
    expect(home.testimonials.items.map(({ rating }) => rating)).toEqual([5, 4.5, 5]);
    expect(performance.board.claims.map(({ value }) => value)).toEqual([
      '97%',
      '8.9/10',
      '3x',
      '100%',
    ]);
  });
});
