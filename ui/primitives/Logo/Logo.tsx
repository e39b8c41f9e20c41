import { logoBox, logoSymbolId } from '../../assets/logo/symbol.ts';
import * as styles from './Logo.css.ts';
import type { logoSizes } from './values.ts';

export interface LogoProps {
  /** The place of its use. The header's logo grows with the window. */
  size?: (typeof logoSizes)[number];
}

/**
 * Renders the mark and the name in the text color; the bar is always red. The drawing is in the
 * document once, as a symbol (see `assets/logo/symbol.ts`).
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
