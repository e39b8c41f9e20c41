import * as skate from '../../assets/figures/skateSide.ts';
import type { Eyelets, Knot } from './laceLength.ts';
import * as styles from './LacedBoot.css.ts';

/** The pairs of eyelets that the drawing has by default. Real boots have more or fewer. */
const usual = 7;

const pairs: Record<Eyelets, { drawn: number; laced: number }> = {
  open: { drawn: usual, laced: usual - 1 },
  top: { drawn: usual, laced: usual },
  extra: { drawn: usual + 1, laced: usual + 1 },
};

const rows = (count: number) => Array.from({ length: count }, (_, row) => row);

const near = (row: number) => skate.nearEyelet(row).join(' ');
const far = (row: number) => skate.farEyelet(row).join(' ');

const ring = (row: number) => `M${near(row)}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;

/** Returns the two laces that cross between a row and the next one. */
const crossing = (row: number) => `M${near(row)}L${far(row + 1)}M${far(row)}L${near(row + 1)}`;

const loops = 'c-10-18-38-14-44 3s20 16 44-3c12-18 40-14 44 3s-20 16-44-3';
const ends = 'c-12 6-18 16-20 30m20-30c10 6 20 14 24 28';

/** The loops of the bow, from its knot. A double bow has two on each side; a doubled turn a longer knot. */
const bows: Record<Knot, { loops: string; knot: string }> = {
  single: { loops: loops + ends, knot: 'm-1-1h2v2h-2Z' },
  double: {
    loops: `${loops}c-18 2-36 16-32 29s27-4 32-29c16 2 36 16 32 29s-27-4-32-29`,
    knot: 'm-1-1h2v2h-2Z',
  },
  turn: { loops: loops + ends, knot: 'm-5-2v4m10-4v4' },
};

interface LacedBootProps {
  eyelets: Eyelets;
  knot: Knot;
}

/** Draws a skate with the chosen eyelets and bow. Hidden from screen readers, because the answer says the same. */
export const LacedBoot = ({ eyelets, knot }: LacedBootProps) => {
  const { drawn, laced } = pairs[eyelets];
  const top = laced - 1;
  const [x, y] = skate.farEyelet(top);
  const tied = `${x - 14} ${y - 6}`;
  const bow = `M${tied}${bows[knot].loops}`;
  const tie = `M${tied}${bows[knot].knot}`;
  const lace = `M${near(0)}L${far(0)}${rows(top).map(crossing).join('')}M${near(top)}L${tied}L${far(top)}`;
  return (
    <svg viewBox="22 -26 294 286" aria-hidden="true" className={styles.drawing}>
      <path className={styles.trim} d={skate.tongue} />
      <path className={styles.boot} d={skate.upper} />
      <path className={styles.trim} d={skate.capAndOutsole} />
      <path className={styles.seam} d={skate.seams} />
      <path className={styles.stitches} d={skate.stitches} />
      <path className={styles.holder} d={skate.holder + skate.slits + skate.stripes} />
      <path className={styles.runner} d={skate.runner} />
      <path className={styles.lace} d={lace} />
      <path className={styles.eyelet} d={rows(drawn).map(ring).join('')} />
      <path className={styles.gap} d={bow} />
      <path className={styles.lace} d={bow} />
      <path className={styles.knotGap} d={tie} />
      <path className={styles.knot} d={tie} />
    </svg>
  );
};
