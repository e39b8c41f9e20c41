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
        d="M126 10C132-4 152-8 158 4C160 44 172 84 200 108L178 122ZM62 18C56 18 54 24 54 30C54 62 44 92 46 120C47 140 54 148 70 148H206C222 148 230 138 224 126C218 114 204 112 190 110C160 100 144 76 130 14Z"
      />
      <path
        className={styles.steel}
        d="M72 148L82 172H106L112 148ZM166 148L172 172H202L208 148ZM52 168H210C222 168 230 164 236 156L242 160C236 174 224 182 210 182H62C56 182 52 176 52 168Z"
      />
      <path className={styles.lace} d={range(laced).map(bar).join('')} />
      {range(drawn).map(({ x, y }) => (
        <circle key={y} cx={x} cy={y} r="4.5" className={styles.eyelet} />
      ))}
      <path className={styles.lace} d={`M${top.x + 18} ${top.y - 8}${bows[knot]}`} />
    </svg>
  );
};
