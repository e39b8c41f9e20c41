import { linkTo } from '../../routes.ts';
import { bearings } from '../facts.ts';
import { breadcrumbTo, type Head } from '../page.ts';
import { buyAt, buyNote, others } from './product.ts';
import { bearingsPicture } from '../pictures.ts';

const grade = bearings.abec.page;
const steel = bearings.material;

const head: Head = {
  title: `${grade} Bearings for Inline Hockey Skates`,
  description: `${grade} rated inline skate bearings for hockey wheels: ${steel.toLowerCase()}, pre-lubricated, ready to press in and roll. ${bearings.price}.`,
  keywords: ['inline skate bearings', 'inline hockey bearings', `${grade} bearings`],
  picture: bearingsPicture,
};

export const bearingsPage = {
  head,
  path: bearings.path,
  detail: {
    name: bearings.name,
    breadcrumb: breadcrumbTo(bearings.path),
    price: bearings.price,
    description: `${grade} rated bearings for inline hockey wheels. ${steel}, and lubricated before they reach you: press them in and roll.`,
    facts: [
      { label: 'Rating', value: grade },
      { label: 'Material', value: steel },
      { label: 'Lubrication', value: 'Pre-lubricated' },
      { label: 'Made for', value: 'Inline wheels' },
    ],
    tone: 'green',
    store: buyAt(bearings.storeHref),
    note: buyNote,
  },
  /** The text alternatives of `bearingsImages`, in its order. */
  alts: [
    bearingsPicture.alt,
    'Sixteen bearings with green seals on the ice, in four rows of four.',
    'The parts of a bearing in a line: seal, outer ring, seven balls, green cage, inner ring, second seal.',
    'A white inline wheel on the ice, a bearing with a green seal in its hub, another beside it.',
  ],
  features: {
    title: 'What goes into the wheel',
    lead: 'Five lines to read before you reach for the skate tool.',
    features: [
      {
        title: `${grade} rated`,
        text: 'ABEC grades how precisely a bearing is made, in steps of 1, 3, 5, 7 and 9. The higher the number, the finer the tolerances.',
      },
      {
        title: steel,
        text: 'Hard steel that carries load. Wipe it dry after a wet floor, as you would your blades.',
      },
      {
        title: 'Pre-lubricated',
        text: 'The lubricant is in them when they arrive. Nothing to add before the first game.',
      },
      {
        title: 'Ready to press in',
        text: 'Two to a wheel, one from each side. Old ones out, new ones in.',
      },
      {
        title: 'For inline hockey wheels',
        text: 'Made for the starts, stops and turns of inline hockey, on sport court and on concrete.',
      },
    ],
    tone: 'green',
  },
  guide: {
    title: 'Keep them rolling',
    text: 'When to clean a bearing, what you need, five steps to do it, and what the ABEC numbers mean.',
    link: { ...linkTo('/guides/bearing-maintenance'), label: 'Read the bearing guide' },
  },
  others: { ...others, lead: 'Tape for your shins, laces for your skates.' },
} as const;
