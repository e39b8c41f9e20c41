/** The lengths of laces by skate size: one chart for the lacing guide and for the finder of the laces. */

/** The fragment of links to the finder, on the page of the laces. */
export const laceFinderId = 'lace-length';

const halves = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, index) => String(from + index / 2));

/**
 * For a boot that is laced to the top, with the usual number of eyelets. The finder's table breaks lines before the
 * fit only.
 */
export const laceLengths = [
  {
    name: 'Up to 13.5',
    smaller: 'Up\u00a0to\u00a013',
    fit: 'Youth',
    sizes: ['13', '13.5'],
    inches: 72,
    cm: 183,
  },
  { name: '1 – 2.5', smaller: '1 – 2', fit: 'Junior', sizes: halves(1, 2.5), inches: 84, cm: 213 },
  { name: '3 – 5.5', smaller: '3 – 5', fit: 'Junior', sizes: halves(3, 5.5), inches: 96, cm: 244 },
  { name: '6 – 8.5', smaller: '6 – 8', fit: 'Senior', sizes: halves(6, 8.5), inches: 108, cm: 274 },
  {
    name: '9 – 11.5',
    smaller: '9 – 11',
    fit: 'Senior',
    sizes: halves(9, 11.5),
    inches: 120,
    cm: 305,
  },
  {
    name: '12 and up',
    smaller: '12\u00a0and\u00a0up',
    fit: 'Senior',
    sizes: ['12'],
    inches: 130,
    cm: 330,
  },
] as const;
