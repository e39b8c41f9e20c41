import { createElement } from 'react';
// Single modules: the package's index loads 1,500 icons in the dev server and in tests.
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import Share from 'lucide/dist/esm/icons/share.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Timer from 'lucide/dist/esm/icons/timer.mjs';
import Trophy from 'lucide/dist/esm/icons/trophy.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import youtube from 'simple-icons/icons/youtube.svg?raw';
import * as styles from './Icon.css.ts';

const drawn = {
  alert: CircleAlert,
  arrow: ArrowRight,
  check: Check,
  down: ChevronDown,
  external: ArrowUpRight,
  guarantee: BadgeCheck,
  menu: Menu,
  quality: ShieldCheck,
  performance: Timer,
  trophy: Trophy,
  close: X,
  link: Link,
  share: Share,
} as const;

const pathOf = (svg: string) => /\sd="([^"]+)"/.exec(svg)?.[1] ?? '';
const brands = {
  facebook: pathOf(facebook),
  // Our own drawing: the one of simple-icons has four times as many points, and every page loads it.
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3Zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.3-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  // Our own drawing: simple-icons has no LinkedIn icon any more.
  linkedin:
    'M2 2h20v20H2zM5 9v10h3V9zm0-4v3h3V5zm5 4v10h3v-5.5c0-2 3-2 3 0V19h3v-6c0-4.5-4.5-5-6-3V9z',
  x: pathOf(x),
  youtube: pathOf(youtube),
} as const;

export type IconName = keyof typeof drawn | keyof typeof brands;
export const iconNames = [...Object.keys(drawn), ...Object.keys(brands)] as IconName[];
export const iconSizes = ['text', 'md', 'lg'] as const;

export interface IconProps {
  /** Which icon. */
  name: IconName;
  /** `text` follows the size of the text around it. */
  size?: (typeof iconSizes)[number];
}

/** Renders a decorative icon. It is hidden from screen readers, so text must be beside it. */
export const Icon = ({ name, size = 'text' }: IconProps) => {
  const brand = name in brands ? brands[name as keyof typeof brands] : undefined;
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      className={`${styles.size[size]} ${brand ? styles.filled : styles.drawn}`}
    >
      {brand ? (
        <path d={brand} fillRule="evenodd" />
      ) : (
        drawn[name as keyof typeof drawn].map(([tag, attributes], index) =>
          createElement(tag, { key: index, ...attributes }),
        )
      )}
    </svg>
  );
};
