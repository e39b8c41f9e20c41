/** The length of a roll, and the tape that a skate takes. */
export interface TapeUse {
  /** The inches on a roll. */
  roll: number;
  /** Returns the inches that both legs take each time, of so many turns around so many inches. */
  inchesOf: (aroundLeg: number, turns: number) => number;
}

/** A leg with its turns. */
export interface TapedLeg {
  /** Around the leg over guard and sock, in inches. */
  aroundLeg: number;
  /** The turns of each band. */
  turns: number;
}

/** Returns how many times a roll tapes both legs, to a tenth, rounded down. */
export const skatesPerRoll = ({ roll, inchesOf }: TapeUse, { aroundLeg, turns }: TapedLeg) =>
  Math.floor((roll * 10) / inchesOf(aroundLeg, turns)) / 10;

/** Returns how many rolls so many skates take, rounded up. What is left of a roll goes into the next skate. */
export const rollsFor = (
  { roll, inchesOf }: TapeUse,
  { aroundLeg, turns, skates }: TapedLeg & { skates: number },
) => Math.ceil((skates * inchesOf(aroundLeg, turns)) / roll);

/**
 * Returns the packs that hold so many rolls, the largest first: as many of the largest as are needed, then
 * the smallest that holds the rest.
 * @param packs The packs, the smallest first
 */
export const packsFor = <Pack extends { count: number }>(
  rolls: number,
  packs: readonly [Pack, ...Pack[]],
): { pack: Pack; times: number }[] => {
  const largest = packs.at(-1) ?? packs[0];
  const full = Math.floor(rolls / largest.count);
  const rest = rolls - full * largest.count;
  const last = rest > 0 ? packs.find(({ count }) => count >= rest) : undefined;
  if (last === largest) return [{ pack: largest, times: full + 1 }];
  return [
    ...(full > 0 ? [{ pack: largest, times: full }] : []),
    ...(last ? [{ pack: last, times: 1 }] : []),
  ];
};
