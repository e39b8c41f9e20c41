/** A row of the chart of lengths: skate sizes that take the same lace. */
export interface LaceRow {
  /** The sizes as the chart names them: `9 – 11.5`. */
  name: string;
  /** The sizes without the largest, which takes more: `9 – 11`. */
  smaller: string;
  /** The age group of the sizes: `Senior`. */
  fit: string;
  /** The sizes, the smallest first. */
  sizes: readonly string[];
  /** The length for a boot that is laced to the top, with the usual number of eyelets. */
  inches: number;
  /** The same length in cm. */
  cm: number;
}

/** How far up the boot is laced, from the fewest pairs of eyelets to the most. */
export const eyeletChoices = ['open', 'top', 'extra'] as const;
export type Eyelets = (typeof eyeletChoices)[number];

/** A single bow, a double bow, and any bow over a first turn that is doubled. */
export const knotChoices = ['single', 'double', 'turn'] as const;
export type Knot = (typeof knotChoices)[number];

/** Why a length differs from the chart's, or could. */
export type LaceReason =
  | 'topOfRow'
  | 'extraPair'
  | 'doubledTurn'
  | 'openPair'
  | 'singleBow'
  | 'end';

export interface LaceChoice {
  size: string;
  eyelets: Eyelets;
  knot: Knot;
}

/**
 * Returns the index of the row whose length fits, and the reasons. By the rules of the lacing guide: one
 * length more for the largest size of a row, for an extra pair of eyelets, or for a doubled turn, and for
 * all of them together; one less for a top pair left open.
 * @throws {RangeError} when the chart does not have the size
 */
export const laceLength = (chart: readonly LaceRow[], { size, eyelets, knot }: LaceChoice) => {
  const row = chart.findIndex(({ sizes }) => sizes.includes(size));
  const found = chart[row];
  if (!found) throw new RangeError(`The chart has no skate size ${size}.`);
  // The last row has no end: '12 and up'.
  const isTopOfRow = row < chart.length - 1 && found.sizes.at(-1) === size;
  const more = [
    isTopOfRow && ('topOfRow' as const),
    eyelets === 'extra' && ('extraPair' as const),
    knot === 'turn' && ('doubledTurn' as const),
  ].filter((reason) => reason !== false);
  const isOpen = eyelets === 'open';
  const wanted = row + Math.min(more.length, 1) - (isOpen ? 1 : 0);
  const index = Math.min(Math.max(wanted, 0), chart.length - 1);
  const reasons: LaceReason[] = [
    ...more,
    ...(isOpen ? (['openPair'] as const) : []),
    ...(wanted === index ? [] : (['end'] as const)),
    ...(knot === 'single' && index > 0 ? (['singleBow'] as const) : []),
  ];
  return { index, row, reasons };
};
