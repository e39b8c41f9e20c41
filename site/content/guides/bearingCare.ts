import { bearings, bearingsPicture } from '../../products/bearings.ts';
import { breadcrumbTo } from '../page.ts';
import { bearingSteps } from './bearingSteps.ts';
import type { Guide } from './guide.ts';

const path = '/guides/bearing-maintenance';

export const bearingCare: Guide = {
  head: {
    title: 'How to Clean Skate Bearings in Five Steps',
    description:
      'Remove, open, wash, dry and lubricate inline hockey bearings: five steps with drawings, ABEC ratings, and what to do when one still growls.',
    keywords: [
      'how to clean inline skate bearings',
      'inline hockey bearing maintenance',
      'ABEC rating chart',
    ],
    picture: bearingsPicture,
  },
  path,
  breadcrumb: breadcrumbTo(path),
  title: 'How to clean skate bearings',
  lead: 'Eight wheels, sixteen bearings, one evening. Dirt and water kill more bearings than miles do.',
  time: { iso: 'PT90M', text: '90 minutes' },
  updated: { iso: '2026-11-25', text: 'Nov 25, 2026' },
  product: 'bearings',
  productAfter: 'steps',
  tools: [
    'The hex key for your axles',
    'A bearing tool, or the bearing end of a skate tool',
    'A pin for the seals',
    'A jar with a lid',
  ],
  supplies: [
    'Isopropyl alcohol (90% or more) or bearing cleaner',
    'Bearing oil for speed, or grease for wet courts',
    'A lint-free cloth and a can of compressed air',
  ],
  parts: [
    {
      id: 'when-to-clean',
      title: 'When to clean',
      lead: 'Flick each wheel with the skate held in the air, and listen. One sign is enough.',
      points: [
        {
          title: 'It growls',
          text: 'A clean bearing whirs softly. A hiss or a grind is grit.',
        },
        {
          title: 'It stops early',
          text: 'One wheel rests before its neighbors.',
        },
        {
          title: 'It feels rough',
          text: 'With the wheel off, turn the inner ring: you feel sand.',
        },
        {
          title: 'It got wet',
          text: 'Dry and oil the bearings the same evening: rust does not wait.',
        },
      ],
      note: [
        'No sign? Indoors, clean twice a season; outdoors, check each month.',
        'After skating, wipe hubs and frames dry. Never use a hose: it drives dirt inward.',
      ],
    },
    {
      id: 'tools',
      title: 'Tools and supplies',
      showsMaterials: true,
    },
    {
      id: 'steps',
      title: 'The five steps',
      lead: 'One skate at a time. Lay wheels and bearings out in the order they came off.',
      methods: bearingSteps,
      isSequence: true,
    },
    {
      id: 'abec',
      title: 'What ABEC ratings say',
      lead: 'ABEC grades how precisely a bearing is made, not its speed.',
      figure: {
        name: 'abecChart',
        alt: 'Bars: 10 µm at ABEC 1, 6 at 3, 4 at 5, 2.5 at 7, marked in green, and 1.5 at 9.',
        caption: `Runout of a 608: how far the inner ring wobbles. In green, the grade on our product page: ${bearings.abec.page}.`,
      },
      note: 'The scale leaves out most of what counts: steel, seals, lubricant, side loads. A clean ABEC\u00a05 outrolls a dirty ABEC\u00a09.',
    },
    {
      id: 'problems',
      title: 'Problems and fixes',
      problems: [
        {
          problem: 'It still growls',
          solution:
            'Wash it again. If it growls when dry and clean, the balls or the track are pitted: replace it.',
        },
        {
          problem: 'The wheel wobbles, or binds on a tight axle',
          solution:
            'A bearing is not seated, or the spacer between the two is missing. Press until it clicks, and check the spacer.',
        },
        {
          problem: 'There is rust',
          solution: 'A brown film washes off. Pits that you can feel do not: replace that bearing.',
        },
        {
          problem: 'The seal will not go back',
          solution: 'Clean its groove. Is the seal bent? Leave it off, open side inward.',
        },
      ],
      link: {
        label: 'Replacing one? Check its size',
        href: `${bearings.path}#is-it-a-608`,
      },
    },
  ],
  tip: {
    title: 'Leave the inner side open',
    text: 'One side of a bearing looks into the wheel, where hardly any dirt gets in. Leave that seal off: next time, half the work is done.',
  },
  closing: {
    title: 'Past saving? Fit a fresh set.',
    text: `Ours are ${bearings.material.toLowerCase()} and pre-lubricated.`,
    more: { label: 'See the bearings', href: bearings.path },
  },
};
