/** A short guide that has everything a guide can have. */
import type { GuideMethodProps, GuidePartData, GuideProps } from '#ui';
import { abecChart, bladeHeelToToe, bladeToeToHeel } from '#ui/figures';

export const materials = [
  { title: 'Tools', items: ['Sharp scissors', 'A dry towel'] },
  { title: 'Supplies', items: ['Cloth stick tape, 1 inch wide', 'Stick wax', 'Rubbing alcohol'] },
] as const;

export const points = [
  { name: 'The blade', text: 'When an edge curls, or a hole shows the blade.' },
  { name: 'The grip', text: 'When it has gone hard, shiny or loose.' },
  { name: 'After each skate', text: 'Knock the snow off and stand the stick up to dry.' },
  { name: 'Before new tape', text: 'Peel the old tape off whole.' },
] as const;

export const troubles = [
  { problem: 'Tape lifts at the heel', cure: 'Start again on a dry stick, and pull harder.' },
  { problem: 'Snow packs onto the blade', cure: 'Rub stick wax over the finished tape.' },
] as const;

export const lengths = {
  caption: 'Lace length by skate size',
  columns: [{ name: 'Skate size' }, { name: 'Fit' }, { name: 'Inches', isNumber: true }],
  rows: [
    ['Up to 13.5', 'Youth', '72'],
    ['3 – 5.5', 'Junior', '96'],
    ['6 – 8.5', 'Senior', '108'],
  ],
} as const;

export const heelToToe = {
  id: 'heel-to-toe',
  name: 'Heel to toe',
  summary: 'The usual way. The edges look back at the heel.',
  figure: bladeHeelToToe,
  figureAlt: 'A stick blade wrapped in cloth tape from the heel.',
  steps: [
    { name: 'Lock the tape at the heel', text: 'Take one full turn over the end.' },
    { name: 'Walk it forward', text: 'Each wrap covers half of the last.' },
    { name: 'Close the toe', text: 'Wrap past the tip, cut, and trim along the curve.' },
  ],
} as const satisfies GuideMethodProps;

export const toeToHeel = {
  ...heelToToe,
  id: 'toe-to-heel',
  name: 'Toe to heel',
  summary: 'For a quick release.',
  figure: bladeToeToHeel,
  figureAlt: 'A stick blade wrapped in cloth tape from the toe.',
} as const satisfies GuideMethodProps;

const parts: readonly GuidePartData[] = [
  {
    id: 'materials',
    title: 'What you need',
    lead: 'Tape sticks to a clean, dry, warm stick.',
    materials,
    note: 'Cloth for the stick, clear tape for the socks.',
  },
  { id: 'blade', title: 'Tape the blade', methods: [heelToToe, toeToHeel], isSequence: true },
  {
    id: 'look-up',
    title: 'Look it up',
    figure: { drawing: abecChart, alt: 'Bars that shrink from left to right.' },
    table: lengths,
  },
  { id: 'problems', title: 'Problems and cures', troubles },
  { id: 'maintenance', title: 'When to re-tape', points },
];

export const guide: GuideProps = {
  title: 'How to tape a hockey stick',
  lead: 'Blade, knob and grip, step by step.',
  trail: [
    { label: 'Home', href: '/' },
    { label: 'Stick taping guide', href: '/guides/hockey-stick-taping' },
  ],
  time: '20 minutes',
  updated: { text: 'Nov 21, 2026', iso: '2026-11-21T00:00:00.000Z' },
  parts,
  tip: { title: 'Keep the roll warm', text: 'A cold roll is stiff, and its glue hardly takes.' },
  closing: {
    title: 'Stick done?',
    text: 'Now the shin guards.',
    store: { label: 'Shop on Amazon', href: 'https://example.com/store' },
    more: { label: 'See the tape', href: '/hockey-tape' },
  },
  source: 'Crossbar Hockey, example.com/guides/hockey-stick-taping',
};
