import { linkTo } from '../../routes.ts';
import { tape } from '../facts.ts';
import { breadcrumbTo, type Head } from '../page.ts';
import { buyAt, buyNote, others } from './product.ts';
import { tapePicture } from '../pictures.ts';

const [few, many] = tape.packs;

const head: Head = {
  title: `Hockey Tape: Clear, ${tape.width} by ${tape.length}`,
  description: `Clear hockey tape that keeps shin guards in place over the sock. Rolls of ${tape.width} by ${tape.length}, in packs of ${few} and ${many}, ${tape.price}.`,
  keywords: ['clear hockey tape', 'shin guard tape', 'hockey sock tape', 'shin pad tape'],
  picture: tapePicture,
};

export const tapePage = {
  head,
  path: tape.path,
  detail: {
    name: tape.name,
    breadcrumb: breadcrumbTo(tape.path),
    price: tape.price,
    description:
      'Clear tape that holds your shin guards in place over the sock. Wrap it below the knee and above the ankle, and the guard stops turning when you do.',
    facts: [
      { label: 'Width', value: tape.width },
      { label: 'Length of a roll', value: tape.length },
      { label: 'Rolls in a pack', value: `${few} or ${many}` },
      { label: 'Color', value: 'Clear' },
    ],
    tone: 'red',
    store: buyAt(tape.storeHref),
    note: buyNote,
  },
  /** The text alternatives of `tapeImages`, in its order. */
  alts: [
    tapePicture.alt,
    'Five rolls of clear tape in a stack, held by a red and navy band that says: 5 rolls, 1 in × 27 yd.',
    'Two stacks of five clear rolls side by side, in one red and navy band that says: 10 rolls, 1 in × 27 yd.',
    'The upper edge of a clear roll, close up: each turn is a line of light, and the free end lifts from it.',
  ],
  features: {
    title: 'Clear, narrow, and a lot of it',
    lead: 'What is on the roll, and what it does once it is around your sock.',
    features: [
      {
        title: 'Keeps the guard in place',
        text: 'Over the sock, below the knee and above the ankle: the shin guard does not turn on the leg, shift after shift.',
      },
      {
        title: 'Clear on every sock',
        text: 'You see the sock and not the tape. No clash with the team’s colors, home or away.',
      },
      {
        title: `${tape.width} wide`,
        text: 'Narrow enough to follow the shape of a leg. Where you want more hold, go around again.',
      },
      {
        title: `${tape.length} on a roll`,
        text: 'Enough to tape both legs more than once before you see the core.',
      },
      {
        title: `Packs of ${few} and ${many}`,
        text: `${few} rolls for one player’s bag. ${many} for a family, or for the bench.`,
      },
    ],
    tone: 'red',
  },
  guide: {
    title: 'Now for the stick',
    text: 'Blade and handle, method by method: what you need, where to start, and when to take the old tape off.',
    link: { ...linkTo('/guides/hockey-stick-taping'), label: 'Read the taping guide' },
  },
  others: { ...others, lead: 'Laces for your skates, bearings for your wheels.' },
} as const;
