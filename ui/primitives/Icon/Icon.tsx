// One by one: the package's index would bring 1,500 icons to every dev server and test run.
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Menu from 'lucide-react/icons/menu';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import X from 'lucide-react/icons/x';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import youtube from 'simple-icons/icons/youtube.svg?raw';
import * as styles from './Icon.css.ts';

const drawn = {
  arrow: ArrowRight,
  external: ArrowUpRight,
  guarantee: BadgeCheck,
  menu: Menu,
  retry: RefreshCw,
  quality: ShieldCheck,
  performance: Timer,
  trophy: Trophy,
  close: X,
} as const;

const outline = (svg: string) => /\sd="([^"]+)"/.exec(svg)?.[1] ?? '';
const brands = {
  facebook: outline(facebook),
  instagram: outline(instagram),
  x: outline(x),
  youtube: outline(youtube),
} as const;

export type IconName = keyof typeof drawn | keyof typeof brands;
export const iconNames = [...Object.keys(drawn), ...Object.keys(brands)] as IconName[];
export const iconSizes = ['text', 'md', 'lg'] as const;

export interface IconProps {
  /** Which picture. */
  name: IconName;
  /** `text` follows the words beside it. */
  size?: (typeof iconSizes)[number];
}

/** A small picture beside words. It says nothing by itself: the words next to it do. */
export const Icon = ({ name, size = 'text' }: IconProps) => {
  const className = styles.size[size];
  if (name in brands) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="currentColor"
        aria-hidden="true"
        className={className}
      >
        <path d={brands[name as keyof typeof brands]} />
      </svg>
    );
  }
  const Drawn = drawn[name as keyof typeof drawn];
  return <Drawn aria-hidden="true" strokeWidth={2.25} className={className} />;
};
