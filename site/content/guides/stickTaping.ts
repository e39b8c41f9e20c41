import { tape, tapePicture } from '../../products/tape.ts';
import { breadcrumbTo } from '../page.ts';
import type { Guide } from './guide.ts';
import { bladeMethods, handleMethods } from './stickMethods.ts';

const path = '/guides/hockey-stick-taping';

export const stickTaping: Guide = {
  head: {
    title: 'How to Tape a Hockey Stick: Blade, Knob and Grip',
    description:
      'Tape a hockey stick step by step: blade heel to toe or toe to heel, butt-end knob, spiral and flat grip, with drawings and fixes.',
    keywords: ['how to tape a hockey stick', 'heel to toe or toe to heel', 'butt-end knob'],
    picture: tapePicture,
  },
  path,
  breadcrumb: breadcrumbTo(path),
  title: 'How to tape a hockey stick',
  lead: 'Blade, knob and grip: how each wrap is laid, and when to redo it.',
  time: { iso: 'PT20M', text: '20 minutes' },
  updated: { iso: '2026-11-21', text: 'Nov 21, 2026' },
  product: 'tape',
  tools: ['Sharp scissors', 'A dry towel', 'A puck, to rub the tape down'],
  supplies: [
    'Cloth stick tape, 1 inch wide, for blade and knob',
    'Grip tape for the handle, or more cloth tape',
    'Stick wax, if snow sticks',
    'Rubbing alcohol, if old glue stays',
  ],
  parts: [
    {
      id: 'materials',
      title: 'Materials',
      lead: 'Tape holds on a clean, dry, warm stick. Strip the old tape and wipe the blade.',
      showsMaterials: true,
      note: 'Our own tape is for shin guards. Sticks take cloth tape.',
    },
    {
      id: 'compare',
      title: 'Which one to choose',
      table: {
        caption: 'Five wraps compared',
        columns: [{ name: 'Wrap' }, { name: 'What you feel' }, { name: 'Choose it when' }],
        links: [...bladeMethods, ...handleMethods].map(({ id }) => `#${id}`),
        rows: [
          [
            'Blade, heel to toe',
            'The puck catches on the edges and spins more',
            'You want grip and spin',
          ],
          [
            'Blade, toe to heel',
            'The puck runs with the edges and leaves early',
            'You want a quicker release',
          ],
          ['Knob', 'A stop for the heel of the hand', 'Always. The size is up to you'],
          ['Spiral grip', 'Ridges under the fingers', 'Your hand slips'],
          ['Flat grip', 'An even, thin handle', 'You roll the stick in your hand'],
        ],
      },
    },
    {
      id: 'blade',
      title: 'Blade methods',
      lead: 'The two differ in which way the free edges face: a shot rolls the puck from heel to toe.',
      methods: bladeMethods,
    },
    {
      id: 'handle',
      title: 'Handle methods',
      lead: 'Build the knob first: both grips begin at it. Then choose one grip.',
      methods: handleMethods,
    },
    {
      id: 'problems',
      title: 'Problems and fixes',
      problems: [
        {
          problem: 'Tape lifts or bunches at the heel',
          solution:
            'The blade was wet or the wraps loose. Start again on a dry stick, and pull harder.',
        },
        {
          problem: 'Snow packs onto the blade',
          solution: 'Rub stick wax over the tape, mostly along the bottom edge.',
        },
        {
          problem: 'The toe wears through first',
          solution: 'Lay an extra strip around the tip, then re-tape the blade: a patch lifts.',
        },
        {
          problem: 'The handle wears out your glove',
          solution:
            'Dry cloth tape works like sandpaper. Keep it for the knob, with grip tape below.',
        },
        {
          problem: 'The top hand slides off the end',
          solution: 'The knob is too small: add five turns.',
        },
      ],
    },
    {
      id: 'maintenance',
      title: 'Maintenance',
      points: [
        {
          title: 'The blade',
          text: 'Re-tape when an edge curls, the blade shows, or the tape stays heavy with water.',
        },
        {
          title: 'The grip',
          text: 'Re-tape when it is hard, shiny or loose.',
        },
        {
          title: 'After each skate',
          text: 'Knock the snow off, wipe the blade and let the stick dry.',
        },
        {
          title: 'Before new tape',
          text: 'Peel the old tape off: new over old never lies flat.',
        },
      ],
    },
  ],
  photo: { part: 'blade', caption: 'A taped toe: each wrap covers half of the one before.' },
  tip: {
    title: 'Keep the roll warm',
    text: 'After a night in the trunk a roll is stiff, and its glue barely sticks. Carry it in your jacket.',
  },
  closing: {
    title: 'Taping your shins, too?',
    text: 'Our clear tape goes around the sock and holds the guards in place.',
    more: { label: 'See the tape', href: tape.path },
  },
};
