import { priceText, type Product } from '../catalog/product.ts';

/** The facts of the bearings that other pages state too. */
export const bearings = {
  path: '/bearings',
  material: 'Chrome steel',
  /**
   * The specification gives two grades: ABEC-7 on the bearings page, ABEC-9 in the showcase of the
   * home page. No other place states a grade until the owner decides.
   */
  abec: { page: 'ABEC-7', showcase: 'ABEC-9' },
} as const;

export const bearingsPicture = {
  name: 'bearings',
  alt: 'Two bearings on a blue floor: one open, one with a green seal.',
} as const;

const grade = bearings.abec.page;
const steel = bearings.material;
const description = `${grade} rated bearings for inline hockey wheels. ${steel}, and lubricated before they reach you: press them in and roll.`;

/** Returns what the site knows about the bearings. */
export const product = (): Product => {
  const packs: Product['packs'] = [{ name: 'One set', price: 24.99 }];
  return {
    position: 3,
    id: 'hockey-bearings',
    path: bearings.path,
    name: 'Bearings',
    noun: 'bearings',
    use: 'your wheels',
    tone: 'green',
    kind: 'Inline skate bearings',
    packs,
    packDetails: [{ label: 'Bearings in a set' }],
    topics: ['bearing', 'bearings', 'wheels', 'roller'],
    category: 'Inline skate bearings',
    material: steel,
    head: {
      title: `${grade} Bearings for Inline Hockey Skates`,
      description: `${description} ${priceText(packs)}.`,
      keywords: ['inline skate bearings', 'inline hockey bearings', `${grade} bearings`],
    },
    card: {
      description: `${steel} bearings for inline hockey wheels. Pre-lubricated, ready to press in and roll.`,
      homeDescription: `${bearings.abec.showcase} bearings for inline hockey wheels. ${steel}, pre-\u2060lubricated, ready to press in and roll.`,
      facts: [
        `${steel}, size 608`,
        'Pre-lubricated, ready to press in',
        'For inline hockey wheels',
      ],
    },
    page: {
      description,
      facts: [
        { label: 'Rating', value: grade },
        { label: 'Material', value: steel },
        { label: 'Size', value: '608' },
        { label: 'Made for', value: 'Inline wheels' },
      ],
      features: {
        title: 'What goes into the wheel',
        lead: 'Five things to know before you press it in.',
        features: [
          {
            title: `${grade} rated`,
            text: 'ABEC grades how exactly the rings are ground.',
          },
          {
            title: steel,
            text: 'It takes hard stops and pushes.',
          },
          {
            title: 'Pre-lubricated',
            text: 'You add nothing before you play.',
          },
          {
            title: 'Ready to press in',
            text: 'Each wheel takes two: one a side.',
          },
          {
            title: 'For inline hockey wheels',
            text: 'They roll on sport court and concrete.',
          },
        ],
      },
      scale: {
        drawing: { shape: 'ring', outer: 22, bore: 8 },
        text: 'A 608 bearing is 22 mm across, a puck 76 mm.',
      },
      anatomy: 'bearing',
      guide: {
        title: 'Keep them rolling',
        text: 'Clean them when they growl.',
        path: '/guides/bearing-maintenance',
        label: 'Read the bearing guide',
        picture: 'bearings-rows.webp',
      },
      finder: 'bearingCount',
      goesWith: [
        {
          key: 'laces',
          text: 'Cloth laces for inline and ice skates.',
        },
        {
          key: 'tape',
          text: 'It holds inline shin guards, too.',
        },
      ],
    },
    pictures: [
      { file: 'bearings.webp', alt: bearingsPicture.alt },
      {
        file: 'bearings-court.webp',
        alt: 'An inline skate on a court.',
      },
      {
        file: 'bearings-rows.webp',
        alt: 'Sealed bearings in rows.',
      },
      {
        file: 'bearings-exploded.webp',
        alt: 'A bearing, its parts in a line.',
        focus: 'top',
      },
    ],
  };
};
