/** The patterns of lacing, and the pull. Each step has its number in the drawing. */
import type { GuideMethod } from './guide.ts';

export const lacingMethods: readonly GuideMethod[] = [
  {
    id: 'criss-cross',
    title: 'Criss-cross',
    summary: 'Even pressure, and quick to loosen.',
    figure: 'laceCrissCross',
    figureAlt:
      'A skate from the front: a bar across the lowest eyelets (1), crossings from beneath (2), both ends free (3).',
    steps: [
      {
        title: 'Lay the bar',
        text: 'Push both ends down into the lowest pair of eyelets from the outside, and even them out.',
      },
      {
        title: 'Cross, and come up from beneath',
        text: 'Cross the ends over the tongue. Lead each one under the other panel and up through its next eyelet. The dark end goes on top each time.',
      },
      {
        title: 'Come out at the top',
        text: 'Lace to the top, or skip the top eyelets for more bend.',
      },
    ],
  },
  {
    id: 'over-under',
    title: 'Over-under',
    summary: 'Rows that hold: the lace grips where it presses on the panel.',
    figure: 'laceOverUnder',
    figureAlt:
      'A skate from the front: a bar across the lowest eyelets (1), a crossing from beneath (2), the next one over the panels (3), both ends free (4).',
    steps: [
      {
        title: 'Lay the same bar',
        text: 'Both ends down into the lowest eyelets from the outside.',
      },
      {
        title: 'First crossing: under',
        text: 'Cross beneath the panels and come up through the second pair.',
      },
      {
        title: 'Next crossing: over',
        text: 'Cross on top of the panels and push the ends down into the third pair. Go on like this.',
      },
      {
        title: 'Finish at the top',
        text: 'With an even number of pairs both ends face you. With an odd one, finish with one criss-cross.',
      },
    ],
  },
  {
    id: 'straight-bar',
    title: 'Straight-bar',
    summary: 'Least pressure on the tongue: for lace bite or a high instep.',
    figure: 'laceStraightBar',
    figureAlt:
      'A skate from the front: a bar across the lowest eyelets (1), parallel bars, dark and light (2), both ends free (3).',
    steps: [
      {
        title: 'Lay the first bar',
        text: 'Both ends go down into the lowest eyelets from the outside. They climb behind the panels.',
      },
      {
        title: 'Climb, then cross',
        text: 'The dark end climbs one eyelet, goes straight across and in. The light end climbs two and does the same. Then each climbs two, past the bar of the other.',
      },
      {
        title: 'Meet at the top',
        text: 'Bring both ends out of the top pair. Pull up the slack bar by bar from the toe before you tie.',
      },
    ],
  },
];

/** The tightness of each part of the boot. It is the same for all patterns. */
export const pullInZones: GuideMethod = {
  id: 'toe-up',
  title: 'Tighten in three zones',
  figure: 'laceZones',
  figureAlt:
    'A boot, an arrow to its heel: the rows of the toes (1), the instep (2) and the ankle (3).',
  steps: [
    {
      title: 'Toes: snug',
      text: 'The lowest three rows close the boot. The toes can wiggle.',
    },
    {
      title: 'Instep: firm',
      text: 'The middle rows hold the heel down. This is where the pull belongs.',
    },
    {
      title: 'Ankle: to taste',
      text: 'Firm for support, looser for more bend in the knee. Never wrap the lace around the ankle.',
    },
  ],
};
