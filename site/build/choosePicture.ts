/** Which file of a picture a browser fetches: what `srcset` and `sizes` come to in a window. */

/** A window, as far as pictures care: its width in CSS px, and device pixels for each. */
export interface View {
  readonly width: number;
  readonly density: number;
}

/** The windows that a design is judged by, plain and twice as dense. */
export const judgedViews: readonly View[] = [360, 768, 1440].flatMap((width) =>
  [1, 2].map((density) => ({ width, density })),
);

/** Device pixels that are fetched for each one that is drawn, at most. */
export const mostTooLarge = 1.5;

export interface Candidate {
  readonly address: string;
  /** In px. */
  readonly width: number;
}

const rem = 16;

/** The files that a `srcset` of widths offers, narrowest first. */
export const candidatesOf = (srcset: string): Candidate[] =>
  srcset
    .split(',')
    .map((one) => {
      const [, address = '', width = ''] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(one) ?? [];
      return { address, width: Number(width) };
    })
    .toSorted((a, b) => a.width - b.width);

/** Whether a source's condition holds; the only one used is a greatest width. */
export const holds = (media: string | null, windowWidth: number): boolean =>
  media === null || windowWidth <= Number(/^\(max-width: ([\d.]+)em\)$/.exec(media)?.[1]) * rem;

/** The width in CSS px that a `sizes` names for a window; nothing when it is not understood. */
export const namedWidth = (sizes: string, windowWidth: number): number | undefined => {
  for (const entry of sizes.split(',')) {
    const match =
      /^\s*(?:\(min-width: (?<least>[\d.]+)em\) )?(?<size>[\d.]+)(?<unit>vw|rem)\s*$/.exec(entry);
    if (!match?.groups) return undefined;
    const { least = '0', size, unit } = match.groups;
    if (windowWidth < Number(least) * rem) continue;
    return Number(size) * (unit === 'vw' ? windowWidth / 100 : rem) || undefined;
  }
  return undefined;
};

/**
 * The file that is fetched for a picture of this width in CSS px: the narrowest that is sharp. (Chrome
 * may take the next smaller one when it is nearly as good, never a larger one.)
 */
export const chosen = (
  candidates: readonly Candidate[],
  drawn: number,
  density: number,
): Candidate | undefined =>
  candidates.find(({ width }) => width >= drawn * density) ?? candidates.at(-1);
