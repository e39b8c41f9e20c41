import { logoBox, logoSymbolId } from '../../assets/logo/symbol.ts';
import * as styles from './Logo.css.ts';

export const logoSizes = ['header', 'footer'] as const;

export interface LogoProps {
  /** How large: each place has one size. */
  size?: (typeof logoSizes)[number];
}

/**
 * The mark and the name. It takes the colour of the text around it; the bar stays red. The drawing
 * itself is in the document once (see `assets/logo/symbol.ts`).
 */
export const Logo = ({ size = 'header' }: LogoProps) => (
  <svg
    viewBox={`0 0 ${logoBox.width} ${logoBox.height}`}
    width={logoBox.width}
    height={logoBox.height}
    role="img"
    aria-label="Crossbar Hockey"
    className={styles.size[size]}
  >
    <use href={`#${logoSymbolId}`} />
  </svg>
);
