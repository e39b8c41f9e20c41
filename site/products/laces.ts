import { priceText, type Product } from '../catalog/product.ts';

/** The facts of the laces that other pages state too. */
export const laces = {
  path: '/hockey-laces',
  material: 'Cloth',
  weave: 'Flat, woven cloth',
  skates: 'For ice and inline skates',
  /** The care that a cloth lace needs, in the middle of a sentence. */
  retie: 'tie it once more after warm-up',
} as const;

export const lacesPicture = {
  name: 'laces',
  alt: 'A pair of flat white laces in a paper band, on the ice.',
} as const;

/** Returns what the site knows about the laces. */
export const product = (): Product => {
  const packs: Product['packs'] = [{ name: 'One pair', price: 7.99 }];
  return {
    position: 2,
    id: 'hockey-laces',
    path: laces.path,
    name: 'Hockey Laces',
    noun: 'laces',
    use: 'your skates',
    tone: 'blue',
    kind: 'Cloth skate laces',
    packs,
    packDetails: [{ label: 'Lengths' }],
    topics: ['lace', 'laces', 'lacing'],
    category: 'Hockey skate laces',
    material: laces.material,
    head: {
      title: 'Hockey Laces: Cloth, for Ice and Inline',
      description: `Flat, woven cloth laces for ice and inline hockey skates: they run freely through the eyelets and lie flat over the tongue. ${priceText(packs)}.`,
      keywords: ['hockey laces', 'cloth skate laces', 'hockey skate laces', 'inline skate laces'],
    },
    card: {
      description:
        'Cloth laces for ice and inline skates. Flat and woven: they run freely through the eyelets and lie flat over the tongue.',
      facts: [laces.weave, 'Runs freely through the eyelets', laces.skates],
    },
    page: {
      description:
        'Cloth laces for ice and inline skates. Flat and woven: one pull tightens several rows, and nothing digs into the tongue.',
      facts: [
        { label: 'Made of', value: laces.weave },
        { label: 'Made for', value: 'Ice and inline skates' },
      ],
      features: {
        title: 'Flat cloth, from toe to bow',
        lead: 'Four things you notice while you tie, so that you notice nothing while you skate.',
        features: [
          {
            title: 'Cloth',
            text: 'It is woven from end to end, and easy on the fingers when you pull tight.',
          },
          {
            title: 'Flat, not round',
            text: 'It lies flat over the tongue and spreads the pull over its whole width.',
          },
          {
            title: 'One pull, several rows',
            text: `Cloth runs freely through the eyelets, so you are done in a few pulls. It settles as you skate: ${laces.retie}.`,
          },
          {
            title: laces.skates,
            text: 'The same laces fit both.',
          },
        ],
      },
      anatomy: 'lace',
      guide: {
        title: 'How to lace a skate',
        text: 'Which length your skates take, what each pattern is good for, and the mistakes that hurt your feet.',
        path: '/guides/hockey-skate-lacing',
        label: 'Read the lacing guide',
        picture: 'laces-worn.webp',
      },
      finder: 'laceLength',
      goesWith: [
        {
          key: 'bearings',
          text: 'Pre-lubricated bearings for your inline pair.',
        },
        {
          key: 'tape',
          text: 'Clear tape for your shin guards.',
        },
      ],
      reversed: true,
    },
    pictures: [
      { file: 'laces.webp', alt: lacesPicture.alt },
      {
        file: 'laces-worn.webp',
        alt: 'Black skates on ice, their white laces tied, below blue socks.',
        focus: 'bottom',
      },
      {
        file: 'laces-eyelets.webp',
        alt: 'Flat white laces, pulled tight on a black skate.',
      },
      {
        file: 'laces-tip.webp',
        alt: 'The metal tips of two laces, close up.',
      },
    ],
  };
};
