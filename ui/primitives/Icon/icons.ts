// Single modules: the package's index loads 1,500 icons in the dev server and in tests.
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import Share from 'lucide/dist/esm/icons/share.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';

/** Icons of strokes: those of Lucide. */
export const drawn = {
  alert: CircleAlert,
  arrow: ArrowRight,
  check: Check,
  down: ChevronDown,
  external: ArrowUpRight,
  menu: Menu,
  close: X,
  link: Link,
  share: Share,
} as const;

// Every page contains these paths, so they have one decimal: 0.05 px at 24 px. Those of Facebook, X and
// YouTube are simple-icons' (CC0), which has no LinkedIn icon and a longer Instagram one.
export const brands = {
  facebook:
    'M9.1 23.7v-8H6.6V12h2.5v-1.5q-.1-6 5.9-6h1.4l1.2.3V8h-1.4q-1 0-1.7.3l-.7.6q-.3.6-.3 1.7V12h3.9l-.6 3.7h-3.3V24a12 12 0 1 0-4.4-.3',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3Zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.3-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4',
  linkedin:
    'M2 2h20v20H2zM5 9v10h3V9zm0-4v3h3V5zm5 4v10h3v-5.5c0-2 3-2 3 0V19h3v-6c0-4.5-4.5-5-6-3V9z',
  x: 'M14.2 10.2 23 0h-2l-7.7 8.8-6-8.8h-7l9.1 13.3L.3 24h2l8-9.3 6.4 9.3h7zm-2.8 3.3-1-1.4L3.2 1.6h3.2l6 8.5.9 1.3L21 22.5h-3.2z',
  youtube:
    'M23.5 6.2A3 3 0 0 0 21.4 4c-1.9-.5-9.4-.5-9.4-.5s-7.5 0-9.4.5A3 3 0 0 0 .5 6.3C0 8 0 12 0 12s0 4 .5 5.8A3 3 0 0 0 2.6 20c1.9.6 9.4.6 9.4.6s7.5 0 9.4-.6a3 3 0 0 0 2.1-2c.5-2 .5-5.9.5-5.9s0-4-.5-5.8m-14 9.4V8.4l6.3 3.6z',
} as const;

export type IconName = keyof typeof drawn | keyof typeof brands;
export const iconNames = [...Object.keys(drawn), ...Object.keys(brands)] as IconName[];
export const iconSizes = ['text', 'md', 'lg'] as const;
