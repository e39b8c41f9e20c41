import { laces, lacesPicture } from '../../products/laces.ts';
import { laceFinderId, laceLengths } from '../laceLengths.ts';
import { breadcrumbTo } from '../page.ts';
import type { Guide } from './guide.ts';
import { lacingMethods, pullInZones } from './lacingMethods.ts';

const path = '/guides/hockey-skate-lacing';

/**
 * Returns the sizes that take a length of the chart in a boot that is laced to the top. The largest size of a
 * row takes the next length, as in the finder.
 */
const sizesToTop = (at: number) => {
  const [shorter, row] = [laceLengths[at - 1], laceLengths[at]];
  const to = row?.sizes.at(-2);
  if (!shorter) return `${row?.fit} up to ${to}`;
  const from = `${shorter.fit} ${shorter.sizes.at(-1)}`;
  if (to === undefined) return `${from} and up`;
  return `${from} – ${row?.fit === shorter.fit ? to : `${row?.fit.toLowerCase()} ${to}`}`;
};

export const skateLacing: Guide = {
  head: {
    title: 'How to Lace Hockey Skates: Lengths and Patterns',
    description: 'Lace lengths for every hockey skate size, and three patterns step by step.',
    keywords: [
      'how to lace hockey skates',
      'hockey lace length chart',
      'skate lacing patterns',
      'lace bite',
    ],
    picture: lacesPicture,
  },
  path,
  breadcrumb: breadcrumbTo(path),
  title: 'How to lace hockey skates',
  lead: 'The right length, pattern and pull: your heel stays in its pocket, and your toes stay awake.',
  time: { iso: 'PT15M', text: '15 minutes' },
  updated: { iso: '2026-11-25', text: 'Nov 25, 2026' },
  product: 'laces',
  productAfter: 'materials',
  tools: ['A tape measure, for the old lace', 'A lace puller, for cold fingers'],
  supplies: ['One pair of laces', 'A spare pair for the bag'],
  parts: [
    {
      id: 'length',
      title: 'Lace length by skate size',
      shortTitle: 'Lace length',
      lead: 'Did the old laces tie well? Measure one. If not, go by the size on the skate, not your shoe size.',
      table: {
        caption: 'For a boot laced to the top',
        columns: [
          { name: 'Skate size' },
          { name: 'Inches', isNumber: true },
          { name: 'cm', isNumber: true },
        ],
        rows: laceLengths.map(({ inches, cm }, at) => [sizesToTop(at), `${inches}`, `${cm}`]),
      },
      note: [
        'Go one length up for a wide boot, and often for more eyelets or a double wrap.',
        'With the boot laced snug, each end should have about a foot left.',
      ],
      link: { label: 'Find your length', href: `${laces.path}#${laceFinderId}` },
    },
    {
      id: 'materials',
      title: 'Materials',
      lead: `Laces come in cloth or waxed. Ours\u00a0are ${laces.material.toLowerCase()}.`,
      points: [
        {
          title: 'Cloth',
          text: `Soft and flat. It runs freely through the eyelets: one pull tightens several rows. It gives a little as it gets wet: ${laces.retie}.`,
        },
        {
          title: 'Waxed',
          text: 'Stiff and tacky. Each row keeps its own pull, but is pulled by itself.',
        },
      ],
      showsMaterials: true,
    },
    {
      id: 'patterns',
      title: 'Lacing patterns',
      lead: 'Begin with the skate open, the lace across the lowest eyelets, its ends even. In the drawings, one is dark, one light.',
      methods: lacingMethods,
    },
    {
      id: 'pull',
      title: 'Tighten in three zones',
      lead: 'Sit down, kick your heel back, and pull from the toe up.',
      methods: [pullInZones],
    },
    {
      id: 'mistakes',
      title: 'Mistakes and fixes',
      problems: [
        {
          problem: 'Feet go numb',
          solution:
            'Open the lowest three rows, kick the heel back and pull at the instep instead.',
        },
        {
          problem: 'The heel lifts when you stride',
          solution: 'The foot was too far forward. Loosen it all, kick back twice and start again.',
        },
        {
          problem: 'Sore across the front of the ankle',
          solution:
            'That is lace bite. Center the tongue, and lace the rows that press with straight bars.',
        },
        {
          problem: 'Loose by the third period',
          solution: 'Take up the slack row by row, and tie a double wrap.',
        },
        {
          problem: 'The bow drags on the ice',
          solution:
            'Tie a double bow and tuck the loops behind the lace. If it always does, buy a shorter pair.',
        },
      ],
    },
    {
      id: 'maintenance',
      title: 'Maintenance',
      points: [
        {
          title: 'Taking skates off',
          text: 'Loosen five rows first. Forcing the foot out saws the lace.',
        },
        {
          title: 'Drying',
          text: 'Open the boot and let the laces hang free. In a closed bag they rot.',
        },
        {
          title: 'Checking',
          text: 'Each month, look at the lace in the eyelets: a thin spot snaps next.',
        },
        {
          title: 'Replacing',
          text: 'Change both when one is frayed or has lost its tip.',
        },
      ],
    },
  ],
  tip: {
    title: 'Double the first turn',
    text: 'Before the bow, pass one end through the knot twice. It holds and unties easily.',
  },
  closing: {
    title: 'Time for a fresh pair?',
    text: `Ours are ${laces.material.toLowerCase()}, and sold by the pair.`,
    more: { label: 'See the laces', href: laces.path },
  },
};
