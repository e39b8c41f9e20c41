import { priceText, type Product } from '../catalog/product.ts';

/** The facts of the tape that other pages state too. */
export const tape = {
  path: '/hockey-tape',
  width: '1 inch',
  length: '27 yards',
  packs: [5, 10],
  /** The article that shows how to put it on. */
  article: '/blog/taping-shin-guards-with-clear-tape',
} as const;

/** The length of a roll, and the tape that a skate takes. Source: the blog article on how many rolls to buy. */
export const tapeUse = {
  /** The inches on a roll. */
  roll: 27 * 36,
  /** The inches of tape for both legs: two bands on each, of so many turns around it. */
  inchesOf: (aroundLeg: number, turns: number) => aroundLeg * turns * 4,
};

/** How many times a roll tapes both legs. The two examples of the article. */
export const tapeYield = {
  adult: Math.floor(tapeUse.roll / tapeUse.inchesOf(17, 3)),
  child: Math.floor(tapeUse.roll / tapeUse.inchesOf(12, 2)),
};

export const tapePicture = {
  name: 'tape',
  alt: 'A roll of clear tape beside a pack of five in a red band.',
} as const;

const [few, many] = tape.packs;

/** Returns what the site knows about the tape. */
export const product = (): Product => {
  const packs: Product['packs'] = [
    { name: `${few} rolls`, price: 9.99, count: few },
    { name: `${many} rolls`, price: 18.99, count: many },
  ];
  return {
    position: 1,
    id: 'hockey-tape',
    path: tape.path,
    name: 'Hockey Tape',
    noun: 'tape',
    use: 'your shins',
    tone: 'red',
    kind: 'Clear shin guard tape',
    packs,
    piece: 'roll',
    topics: ['tape', 'taping', 'shin'],
    category: 'Hockey tape',
    head: {
      title: `Hockey Tape: Clear, ${tape.width} by ${tape.length}`,
      description: `Clear hockey tape that keeps shin guards in place over the sock. Rolls of ${tape.width} by ${tape.length}, in packs of ${few} and ${many}, ${priceText(packs)}.`,
      keywords: ['clear hockey tape', 'shin guard tape', 'hockey sock tape', 'shin pad tape'],
    },
    card: {
      description: `Clear tape that holds your shin guards in place over the sock. Each roll is ${tape.width} by ${tape.length}, in packs of ${few} and ${many}.`,
      facts: [
        'Clear: you see the sock',
        `${tape.width} by ${tape.length} a roll`,
        'Two bands hold a shin guard',
      ],
    },
    page: {
      description:
        'Clear tape that holds your shin guards in place over the sock. Wrap it below the knee and above the ankle, and the guard stops turning when you do.',
      facts: [
        { label: 'Width', value: tape.width },
        { label: 'Length', value: tape.length },
        { label: 'Rolls in a pack', value: `${few} or ${many}` },
        { label: 'Color', value: 'Clear' },
      ],
      features: {
        title: 'Clear, narrow, and a lot of it',
        lead: `Film you can see through, ${tape.length} to a roll.`,
        features: [
          {
            title: 'Clear on every sock',
            text: 'You see the sock, not the tape.',
          },
          {
            title: `${tape.width} wide`,
            text: 'It is narrow enough to follow a leg.',
          },
          {
            title: `${tape.length} on a roll`,
            text: `One roll tapes an adult’s legs ${tapeYield.adult} times at three turns a band, a child’s ${tapeYield.child} times at two.`,
          },
          {
            title: 'Keeps the guard in place',
            text: 'Two bands a leg, and the guard does not turn.',
          },
          {
            title: `Packs of ${few} and ${many}`,
            text: `Start with ${few} rolls. Take ${many} for a season or a family.`,
          },
        ],
      },
      scale: {
        drawing: { shape: 'strip', width: 25.4 },
        text: `The tape is ${tape.width} wide, as wide as a puck is thick.`,
      },
      anatomy: 'tape',
      guide: {
        title: 'How to tape shin guards',
        text: 'Two bands in the right places hold better than ten in the wrong ones.',
        path: tape.article,
        label: 'Read the tape article',
        picture: 'tape-leg.webp',
      },
      finder: 'tapeRolls',
      goesWith: [
        {
          key: 'laces',
          text: 'Flat cloth laces that run freely.',
        },
        {
          key: 'bearings',
          text: 'A fresh set for your inline wheels.',
        },
      ],
    },
    pictures: [
      { file: 'tape.webp', alt: tapePicture.alt },
      {
        file: 'tape-leg.webp',
        // A crop keeps the bands above the ankles.
        focus: 'bottom',
        alt: 'Red socks with clear tape below the knees and above the ankles.',
      },
      {
        file: 'tape-roll.webp',
        alt: 'A roll of clear tape from above.',
      },
      {
        file: 'tape-ten.webp',
        alt: 'Two packs of five rolls, side by side.',
      },
    ],
  };
};
