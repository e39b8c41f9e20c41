/** The five methods of cleaning bearings, in sequence. Each step has its number in the drawing. */
import type { GuideMethod } from './guide.ts';

export const bearingSteps: readonly GuideMethod[] = [
  {
    id: 'remove',
    title: 'Remove',
    figure: 'bearingRemove',
    figureAlt:
      'A key unscrews the axle (1), the wheel is taken out (2), and a tool pushes the bearing out of the hub (3).',
    steps: [
      {
        title: 'Undo the axle',
        text: 'Turn its head with the key and draw the axle out.',
      },
      {
        title: 'Take the wheel out',
        text: 'Mark the outer side. A wheel with a worn edge goes back the other way around.',
      },
      {
        title: 'Push the bearing out',
        text: 'Pass the tool through the hub until it catches the far bearing, and press straight. Turn the wheel over for the other one, and keep the spacer between them.',
      },
    ],
  },
  {
    id: 'open',
    title: 'Open',
    figure: 'bearingOpen',
    figureAlt:
      'A pin under the edge of a rubber seal (1), which is lifted out (2). Beside it, a pin at the open wire ring of a metal shield.',
    steps: [
      {
        title: 'Get under the edge',
        text: 'A rubber seal: put the pin in at the inner edge. A metal shield: pry out the open end of the wire ring at its rim.',
      },
      {
        title: 'Lift it out',
        text: 'Go around with little force: a bent seal rubs. A shield without a ring stays in: wash that bearing closed.',
      },
    ],
  },
  {
    id: 'wash',
    title: 'Wash',
    caution:
      'Alcohol and most cleaners burn. Work beside an open window, away from flames, and keep them off your skin.',
    figure: 'bearingWash',
    figureAlt: 'Open bearings in a closed jar of cleaner (1), swirled from side to side (2).',
    steps: [
      {
        title: 'Cover them with cleaner',
        text: 'Lay the open bearings in the jar, seals too if they are rubber, and close the lid.',
      },
      {
        title: 'Swirl for two minutes',
        text: 'Pour the black cleaner off and repeat with fresh, until it stays clear. Old cleaner goes to the recycling center, not the sink.',
      },
    ],
  },
  {
    id: 'dry',
    title: 'Dry',
    figure: 'bearingDry',
    figureAlt: 'A bearing on a cloth (1), and a can of air that blows the drops out (2).',
    steps: [
      {
        title: 'Knock them out on a cloth',
        text: 'Tap each one open side down, wipe it, and leave it to stand for 45 minutes.',
      },
      {
        title: 'Blow out the rest',
        text: 'Short bursts of air across the balls. Hold both rings still: a dry bearing that is spun by air scores itself.',
      },
    ],
  },
  {
    id: 'lubricate',
    title: 'Lubricate and refit',
    figure: 'bearingLubricate',
    figureAlt:
      'Oil drops on the balls of an open bearing (1), it is turned (2), and its seal goes back on (3).',
    steps: [
      {
        title: 'Two drops of oil',
        text: 'On the balls, on opposite sides. With grease, a dab half the size of a pea. More than that only collects dirt.',
      },
      {
        title: 'Turn it ten times',
        text: 'By hand, until it runs evenly. Wipe off what comes out.',
      },
      {
        title: 'Close and refit',
        text: 'Press the outer seal in all around. Then one bearing, the spacer, the other bearing, each pushed home by its outer ring, and the axle fully tight.',
      },
    ],
  },
];
