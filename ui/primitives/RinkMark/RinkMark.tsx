import * as styles from './RinkMark.css.ts';
import type { rinkMarkVariants } from './values.ts';

export interface RinkMarkProps {
  /** Which marking of the rink. */
  variant: (typeof rinkMarkVariants)[number];
}

const faceoff = (
  <>
    <circle cx="200" cy="200" r="150" />
    <circle cx="200" cy="200" r="14" fill="currentColor" />
    <path d="M150 138v50h-36M150 262v-50h-36M250 138v50h36M250 262v-50h36" />
    <path d="M182 50V26M218 50V26M182 350v24M218 350v24" />
  </>
);
const center = (
  <>
    <circle cx="200" cy="200" r="180" />
    <circle cx="200" cy="200" r="9" fill="currentColor" />
    <path d="M200 0v400" />
  </>
);

// A whole rink from above: its lines, circles, dots and creases.
const rink = (
  <g strokeWidth="5">
    <rect x="4" y="113" width="392" height="174" rx="56" />
    <path d="M200 113v174M140 113v174M260 113v174M40 117v166M360 117v166" />
    <path d="M40 190a10 10 0 0 1 0 20M360 190a10 10 0 0 0 0 20" />
    <circle cx="200" cy="200" r="27" />
    {[156, 244].map((y) => (
      <g key={y}>
        <circle cx="90" cy={y} r="27" />
        <circle cx="310" cy={y} r="27" />
        <path
          d={`M90 ${y}h0M310 ${y}h0M154 ${y}h0M246 ${y}h0`}
          strokeWidth="9"
          strokeLinecap="round"
        />
      </g>
    ))}
  </g>
);
const crossbar = (
  <>
    <path
      d="M0 194h131a116 116 0 0 0 232 0h37v137H0zM178 194h138a69 69 0 0 1-138 0z"
      className={styles.bar}
    />
    <path d="M131 194a116 116 0 0 1 232 0h-47a69 69 0 0 0-138 0z" className={styles.light} />
  </>
);

const drawings = { faceoff, center, rink, crossbar };

/** Renders a decorative marking of the rink as large as its parent, which positions it behind content. */
export const RinkMark = ({ variant }: RinkMarkProps) => (
  <svg
    viewBox="0 0 400 400"
    width="400"
    height="400"
    fill="none"
    stroke="currentColor"
    strokeWidth="6"
    aria-hidden="true"
    className={styles.mark}
  >
    {drawings[variant]}
  </svg>
);
