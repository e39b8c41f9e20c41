import { describe, expect, it } from 'vitest';
import { products } from 'virtual:products';
import { facts } from '../../content/checked.ts';
import { contentFaults } from './contentRules.ts';
import { pictureFaults } from './pictureRules.ts';
import { productFaults } from './productRules.ts';

const [first] = products;
if (!first) throw new Error('There are no products.');
const today = '2026-12-01';

const productWith = (change: object) =>
  productFaults([{ ...first, ...change }, ...products.slice(1)], facts);
const file = `site/products/${first.key}.ts`;

describe('productFaults', () => {
  it('finds nothing in our products', () => expect(productFaults(products, facts)).toEqual([]));

  it.each([
    [
      { packs: [{ name: 'One', price: '14,50' }] },
      "packs.0.price is '14,50': expected a price in dollars, such as 9.99.",
    ],
    [
      { packs: [{ name: 'One', price: 9.999 }] },
      "packs.0.price is '9.999': expected a price in dollars with at most two decimals, such as 9.99.",
    ],
    [{ packs: [] }, "packs is '[]': expected at least one pack with a name and a price."],
    [{ tone: 'pink' }, "tone is 'pink': expected red, blue or green."],
    [
      { path: '/Grip Tape' },
      "path is '/Grip Tape': expected a path in lower case such as /hockey-tape, with words joined by hyphens.",
    ],
    [{ name: undefined }, 'name is missing: expected words.'],
    [
      { card: { description: first.card.description } },
      'card.facts is missing: expected a description and two or three facts.',
    ],
    [
      { card: { ...first.card, facts: ['Clear'] } },
      'card.facts is \'["Clear"]\': expected two or three facts.',
    ],
    [
      { storeUrl: 'amazon.com/x' },
      "storeUrl is 'amazon.com/x': expected an https address such as https://www.amazon.com/dp/B000000000.",
    ],
    [
      { pictures: [{ file: 'other.webp', alt: 'Another picture.' }] },
      `page.guide.picture is '${first.page.guide?.picture}': expected the file of one of the product's pictures.`,
    ],
  ])('says what is wrong with %j', (change, sentence) => {
    expect(productWith(change)).toEqual([`${file}: ${sentence}`]);
  });

  it('names a path, a name and a title that two products have', () => {
    expect(productWith({ path: products[1]?.path })[0]).toMatch(/: path is '\/.*', as in /);
    const { name, head } = { ...products[1] };
    expect(productWith({ name, head }).join('\n')).toMatch(
      /: name is .*\n.*: head.title is '.*', as in /,
    );
  });
});

describe('contentFaults', () => {
  it('names the closing time that is before the opening time', () => {
    const hours = { openings: [{ days: ['Monday'], opens: '10:00', closes: '09:00' }] };
    expect(contentFaults({ ...facts, hours } as unknown as typeof facts, today)).toEqual([
      "site/content/facts.ts, hours: openings.0.closes is '09:00': expected a closing time after the opening time.",
    ]);
  });

  it('names a day with hours that overlap, and no day with two separate hours', () => {
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    const openings = [
      { days: week, opens: '09:00', closes: '17:00' },
      { days: ['Sunday', 'Saturday'], opens: '10:00', closes: '14:00' },
      { days: ['Monday'], opens: '17:00', closes: '20:00' },
    ];
    expect(
      contentFaults({ ...facts, hours: { openings } } as unknown as typeof facts, today),
    ).toEqual([
      'site/content/facts.ts, hours: openings.0 and openings.1 both have hours of Saturday, 09:00–17:00 and 10:00–14:00: remove Saturday from one of them, or let one close before the other opens.',
    ]);
  });

  it('finds nothing in our content', () => expect(contentFaults(facts, today)).toEqual([]));

  it('says all that is wrong at once', () => {
    const wrong = {
      ...facts,
      numbers: { ...facts.numbers, guaranteeDays: 0 },
      hours: {
        openings: [{ days: ['Tuesday', 'Thirsday'], opens: '9:00', closes: '17:00' }],
        timeZone: { name: 'America/Boston', words: 'Eastern Time' },
      },
      testimonials: [{ file: 'home.ts', items: [{ id: 'coach', rating: 7 }] }],
      guides: [{ path: '/guides/one', updated: { iso: '2027-01-01', text: '' } }],
    } as unknown as typeof facts;
    expect(contentFaults(wrong, today)).toEqual([
      expect.stringContaining(
        "openings.0.days.1 is 'Thirsday': expected a day such as Monday",
      ) as string,
      expect.stringContaining(
        "openings.0.opens is '9:00': expected a time on the 24-hour clock",
      ) as string,
      expect.stringContaining(
        "timeZone.name is 'America/Boston': expected the IANA name",
      ) as string,
      "site/content/facts.ts: guaranteeDays is '0': expected a whole number from 1 to 3650, such as 30.",
      "home.ts, the testimonial 'coach': rating is '7': expected a rating from 0 to 5 in halves, such as 4.5.",
      "the guide /guides/one, updated: iso is '2027-01-01': expected a date that is not in the future (today is 2026-12-01).",
    ]);
  });
});

describe('pictureFaults', () => {
  it('finds nothing in our pictures', async () => {
    expect(await pictureFaults(products)).toEqual({ faults: [], notes: [] });
  });

  it('names a file that is missing, and one that is there twice', async () => {
    const [{ file: name, alt }] = first.pictures;
    const pictures = [
      { file: name, alt },
      { file: name, alt },
      { file: 'none.jpg', alt },
    ] as const;
    expect((await pictureFaults([{ ...first, pictures }])).faults).toEqual([
      `${file}: picture 3 is 'none.jpg', which is not in ui/assets/pictures: add the file there.`,
      `${file}: picture 2, '${name}', is the same as ${file}: picture 1: expected another one.`,
    ]);
  });
});
