/** What is seen in each picture of the brand; the files are in `ui/assets/pictures`. */
export const pictureAlts = {
  'hero-wide':
    'A puck strikes the red crossbar of a hockey goal in a ring of light; on the dark ice in front lie a roll of clear tape, a coiled white lace and a steel bearing.',
  tape: 'Two rolls of clear shin guard tape on ice, one standing with its end lifted, one lying flat behind it.',
  laces:
    'A pair of flat white woven skate laces with a blue thread, coiled in two linked rings, with clear tips.',
  bearings:
    'A steel skate bearing showing seven balls in a green cage, with a row of green-sealed bearings fading out of focus behind it.',
} as const;

/** A picture by the name of its file. */
export type PictureName = keyof typeof pictureAlts;
