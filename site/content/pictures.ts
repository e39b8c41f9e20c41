/** What is seen in each picture of the brand; the files are in `ui/assets/pictures`. */
export const pictureAlts = {
  'hero-wide':
    'On the ice of a dark arena: a roll of clear tape, a bundle of white laces and three steel bearings, a red goal far behind them.',
  tape: 'A roll of clear tape stands on the ice, its free end lifted; a second roll lies in front of it.',
  'tape-five':
    'Five rolls of clear tape in a stack, held by a red and navy band that says: 5 rolls, 1 in × 27 yd.',
  'tape-ten':
    'Two stacks of five clear rolls side by side, in one red and navy band that says: 10 rolls, 1 in × 27 yd.',
  'tape-edge':
    'The upper edge of a clear roll, close up: each turn is a line of light, and the free end lifts from it.',
  laces:
    'A pair of flat white laces with a blue thread, wound into a bundle under a paper band, on the blue line of a rink.',
  'laces-crossed':
    'Two flat white laces with a blue thread cross on the ice, their metal tips in front.',
  'laces-eyelets':
    'White laces with a blue thread, criss-crossed through the metal eyelets of a black skate.',
  'laces-tip': 'The metal tip of a lace, close up, with the woven lace running into it.',
  bearings:
    'An open bearing on the ice shows seven steel balls in a green cage; behind it stands one with a green seal.',
  'bearings-sixteen': 'Sixteen bearings with green seals on the ice, in four rows of four.',
  'bearings-exploded':
    'The parts of a bearing in a line: seal, outer ring, seven balls, green cage, inner ring, second seal.',
  'bearings-wheel':
    'A white inline wheel on the ice, a bearing with a green seal in its hub, another beside it.',
  'room-about':
    'A red goal with a white net under the lights of an arena, a puck on the ice in front.',
  'room-where-to-buy':
    'A cardboard parcel with the mark of the crossbar on it, standing on the ice of a rink.',
  'room-quality': 'The blade of a stick, wrapped in black tape, close up above the ice.',
  'room-performance':
    'A puck on the ice with snow flying behind it, the lights of an arena beyond.',
  'room-pro': 'A row of pucks on top of the boards, the first two stacked.',
  'room-guarantee':
    'A parcel tied with a white lace, a red card and a puck beside it, on a wooden bench.',
} as const;

/** A picture by the name of its file. */
export type PictureName = keyof typeof pictureAlts;

/** The pictures that may stand for a page where its address is shared. */
export type CardPictureName = Extract<
  PictureName,
  'hero-wide' | 'tape' | 'laces' | 'bearings' | `room-${string}`
>;
