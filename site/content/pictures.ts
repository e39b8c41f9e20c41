/** What is seen in each picture of the brand; the files are in `ui/assets/pictures`. */
export const pictureAlts = {
  'hero-wide':
    'On a rink at night a roll of clear tape, a coiled white lace and a steel bearing lie on the ice in front of a red goal.',
  tape: 'Two rolls of clear shin guard tape on ice, one standing with its end lifted, one lying flat behind it.',
  'tape-five': 'Five rolls of clear tape stacked on the ice.',
  'tape-ten': 'Ten rolls of clear tape in two stacks on the ice.',
  'tape-edge': 'The lifted end of the tape, so clear that the layers of the roll show through it.',
  laces: 'A pair of flat white woven skate laces with a blue thread, coiled on the ice.',
  'laces-crossed': 'Two flat white laces crossing each other, a blue thread running along each.',
  'laces-eyelets': 'White laces pulled tight through the metal eyelets of a black skate.',
  'laces-tip': 'The tip of a lace close up: woven cloth that ends in a clear aglet.',
  bearings: 'A steel skate bearing standing on ice, its balls showing in a green cage.',
  'bearings-sixteen': 'Sixteen bearings with green seals, in two rows on the ice.',
  'bearings-exploded':
    'The parts of a bearing in a row: outer ring, balls, green cage, inner ring and seals.',
  'bearings-wheel': 'A bearing with a green seal pressed into the hub of an inline wheel.',
  'room-about': 'The red crossbar and the net of a goal under the lights of an arena.',
  'room-where-to-buy': 'A plain cardboard parcel standing on the ice.',
  'room-quality': 'The blade of a hockey stick, wrapped in black tape, close up.',
  'room-performance': 'A puck on ice that is full of skate marks, snow flying behind it.',
  'room-pro': 'Hockey sticks standing in a row against the boards.',
  'room-guarantee': 'A puck on a red face-off dot, alone on fresh ice.',
} as const;

/** A picture by the name of its file. */
export type PictureName = keyof typeof pictureAlts;

/** The pictures that may stand for a page where its address is shared. */
export type CardPictureName = Extract<
  PictureName,
  'hero-wide' | 'tape' | 'laces' | 'bearings' | `room-${string}`
>;
