/**
 * The text alternatives of pictures that several pages show. The galleries of products have their own:
 * pages that import a product's file would carry all of it.
 */
export const sceneAlts = {
  tapeBand:
    'A leg in a blue hockey sock with a band of clear tape around it: the ribs of the sock show through.',
  lacesTight:
    'Flat white laces with a blue thread cross the tongue of a black skate, pulled tight.',
  skateHalfLaced: 'A skate laced halfway, the lace ends on the bench.',
  bearingsInWheels:
    'An inline wheel with its bearing, a red one with a bearing set on its hub, and two loose bearings.',
  bearingsSet: 'Two inline wheels, one white and one red, and four bearings on a blue floor.',
  shelf:
    'Two shelves in an equipment room: packs and two rolls of clear tape above, stacks of laces in blue bands, inline wheels and bearings below.',
  inlineGlide:
    'Two legs in orange hockey socks glide on inline skates over a blue court: black boots, white laces, bands of clear tape above the ankles.',
  lineUp:
    'Players in red hockey socks and black skates stand side by side on the blue line, seen from the skates to the knees.',
  tapeOnSkates:
    'Two legs on the ice in skates and red hockey socks, with bands of clear tape below the knees and above the ankles.',
  bow: 'A parcel on a wooden bench, tied with a white lace in a bow. Beside it are a pack of clear tape and white laces.',
  openBag:
    'An open hockey bag on the floor of a locker room, a skate and a bottle in it. In front of it are a pack of clear tape, white laces and two pucks.',
  stickTaped: 'A stick blade wrapped in black cloth tape, beside the roll and a puck.',
} as const;
