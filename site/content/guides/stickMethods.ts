/** The methods of taping. Each step has its number in the drawing. */
import type { GuideMethod } from './guide.ts';

export const bladeMethods: readonly GuideMethod[] = [
  {
    id: 'heel-to-toe',
    title: 'Heel to toe',
    summary: 'The usual way. The edges face the heel and grip the puck.',
    figure: 'bladeHeelToToe',
    figureAlt:
      'A stick blade wrapped from the heel (1), each wrap over half of the last (2), up to the toe (3).',
    steps: [
      {
        title: 'Lock the tape at the heel',
        text: 'Lay the end on the bottom edge, where blade and shaft meet, and take one full turn over it.',
      },
      {
        title: 'Walk it forward',
        text: 'Keep the strip tight and turn the stick, not the roll. Each wrap covers half of the one before.',
      },
      {
        title: 'Close the toe',
        text: 'Wrap past the tip, cut on the back, and trim the overhang along the curve. Rub both faces with a puck until the edges lie down.',
      },
    ],
  },
  {
    id: 'toe-to-heel',
    title: 'Toe to heel',
    summary: 'For a quick release. The puck runs off the edges like rain off a roof.',
    figure: 'bladeToeToHeel',
    figureAlt:
      'A stick blade wrapped from the toe (1), each wrap over half of the last (2), back to the heel (3).',
    steps: [
      {
        title: 'Cap the toe',
        text: 'Let the first wrap hang half over the tip, lock it with a second turn, and trim along the curve.',
      },
      {
        title: 'Work back',
        text: 'Each wrap covers half of the one before. Where the blade bends, pull harder on the bottom edge so it does not pleat.',
      },
      {
        title: 'Finish at the heel',
        text: 'End where the blade meets the shaft. Cut on the back, press the end down, and rub the blade.',
      },
    ],
  },
];

export const handleMethods: readonly GuideMethod[] = [
  {
    id: 'butt-end-knob',
    title: 'Butt-end knob',
    summary:
      'Keeps the stick in the top hand, and lets you pick it up off the ice with a glove on.',
    figure: 'buttEndKnob',
    figureAlt:
      'A thick ring of tape: the strip starts at the end of the stick (1), winds in place (2) and builds up (3).',
    steps: [
      {
        title: 'Start flush with the end',
        text: 'Set the edge of the tape level with the end of the shaft.',
      },
      {
        title: 'Wind in place',
        text: 'Wind the tape tightly over itself. Ten turns make a small knob, fifteen a medium one, twenty a large one.',
      },
      {
        title: 'Try it with the glove on',
        text: 'The heel of your hand should stop at it without a tight grip. Then cut, and press the end down.',
      },
    ],
  },
  {
    id: 'spiral-grip',
    title: 'Spiral grip',
    summary: 'Ridges under the fingers, for a firm hold with little squeezing.',
    figure: 'gripSpiral',
    figureAlt:
      'A stick handle: tape twisted into a cord (1), wound down in open turns (2), covered with flat tape on the way up (3).',
    steps: [
      {
        title: 'Twist a cord',
        text: 'Pull an arm’s length of tape off the roll below the knob, let the roll hang, and spin it until the strip is a tight cord.',
      },
      {
        title: 'Wind it down',
        text: 'Lead the cord down the shaft in open turns, a finger’s width apart, until it is a hand below your glove.',
      },
      {
        title: 'Cover it on the way up',
        text: 'Let the strip go flat, take one turn to lock it, and wrap back up to the knob, half over half. The ridges stay and the cord cannot slip.',
      },
    ],
  },
  {
    id: 'flat-grip',
    title: 'Flat grip wrap',
    summary: 'Thin and even, and done in two minutes.',
    figure: 'gripWrap',
    figureAlt:
      'A stick handle wrapped flat from the knob (1), each wrap over half of the last (2), down the shaft (3).',
    steps: [
      {
        title: 'Begin at the knob',
        text: 'One turn tight against the knob, or over its lower edge, so that no gap can open there.',
      },
      {
        title: 'Half over half',
        text: 'Wrap down the shaft at one steady slant.',
      },
      {
        title: 'Stop below the glove',
        text: 'Take your stance, mark a hand’s width below the top glove, and end there with a square cut.',
      },
    ],
  },
];
