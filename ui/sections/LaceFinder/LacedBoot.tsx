import type { Eyelets, Knot } from './laceLength.ts';
import * as styles from './LacedBoot.css.ts';

/** The pairs of eyelets that the drawing has by default. Real boots have more or fewer. */
const usual = 7;

const pairs: Record<Eyelets, { drawn: number; laced: number }> = {
  open: { drawn: usual, laced: usual - 1 },
  top: { drawn: usual, laced: usual },
  extra: { drawn: usual + 1, laced: usual + 1 },
};

/** Returns the place of an eyelet, on the curve from the toe to the top of the boot. */
const eyeletAt = (index: number) => {
  const t = index / usual;
  const on = (toe: number, middle: number, top: number) =>
    Math.round((1 - t) ** 2 * toe + 2 * (1 - t) * t * middle + t ** 2 * top);
  return { x: on(180, 142, 126), y: on(114, 90, 26) };
};

const range = (count: number) => Array.from({ length: count }, (_, index) => eyeletAt(index));

const bar = ({ x, y }: { x: number; y: number }) => `M${x} ${y}l18-8`;

/** The loops of the bow, from its knot. A double bow has two on each side; a doubled turn a longer knot. */
const bows: Record<Knot, string> = {
  single: 'c-14-20-34-12-30 0s20 8 30 0c8-18 34-16 32-4s-22 10-32 4l-4 22m4-22l14 20',
  double:
    'c-14-20-34-12-30 0s20 8 30 0c8-18 34-16 32-4s-22 10-32 4c-20 0-32 10-26 18s20-4 26-18c12 2 34 8 30 18s-20-4-30-18',
  turn: 'c-14-20-34-12-30 0s20 8 30 0c8-18 34-16 32-4s-22 10-32 4l-4 22m4-22l14 20m-20-26l12 12m-14-4l12 10',
};

interface LacedBootProps {
  eyelets: Eyelets;
  knot: Knot;
}

/** Draws a skate with the chosen eyelets and bow. Hidden from screen readers, because the answer says the same. */
export const LacedBoot = ({ eyelets, knot }: LacedBootProps) => {
  const { drawn, laced } = pairs[eyelets];
  const top = eyeletAt(laced - 1);
  return (
    <svg viewBox="30 -16 216 204" aria-hidden="true" className={styles.drawing}>
      <path
        className={styles.boot}
        d="M126 10C132-4 152-8 158 4C160 44 172 84 200 108L178 122ZM70 26C62 22 58 8 52-6C46-8 40-4 42 6C46 30 50 58 44 88C40 110 42 134 54 144C58 148 64 148 70 148H208C226 148 236 138 230 124C222 112 206 112 190 110C160 100 144 76 130 14C110 26 90 30 70 26Z"
      />
      <path
        className={styles.steel}
        d="M58 148H216C218 158 214 166 206 166H176C168 166 164 156 154 156H122C112 156 110 166 102 166H66C58 166 56 158 58 148ZM50 166H212C222 166 230 163 236 156C238 168 230 176 216 176H64C54 176 50 172 50 166Z"
      />
      <path className={styles.lace} d={range(laced).map(bar).join('')} />
      {range(drawn).map(({ x, y }) => (
        <circle key={y} cx={x} cy={y} r="4.5" className={styles.eyelet} />
      ))}
      <path className={styles.lace} d={`M${top.x + 18} ${top.y - 8}${bows[knot]}`} />
    </svg>
  );
};
