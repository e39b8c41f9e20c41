import { Logo, logoSizes, surfaceNames } from '#ui';
import favicon from '../../ui/assets/logo/mark.svg?url';
import darkMark from '../../ui/assets/logo/mark-on-dark.svg?url';
import * as docs from './docs.css.ts';
import * as styles from './marks.css.ts';
import { Token } from './Page.tsx';

/** The lockup on each surface. */
export const LogoOnSurfaces = () => (
  <div className={docs.wideTiles}>
    {surfaceNames.map((surface) => (
      <div key={surface} className={docs.rows}>
        <div data-surface={surface} className={styles.logoRoom}>
          <Logo />
        </div>
        <Token name={surface} value="lockup" />
      </div>
    ))}
  </div>
);

export const LogoSizes = () => (
  <div className={docs.wideTiles}>
    {logoSizes.map((size) => (
      <div key={size} className={docs.rows}>
        <div data-surface="snow" className={styles.logoRoom}>
          <Logo size={size} />
        </div>
        <Token name={size} value="One size for each place" />
      </div>
    ))}
  </div>
);

/** The mark alone, for places too small for the name. */
export const MarkAlone = () => (
  <div className={docs.wideTiles}>
    {(
      [
        { surface: 'snow', address: favicon, on: 'light' },
        { surface: 'night', address: darkMark, on: 'navy' },
      ] as const
    ).map(({ surface, address, on }) => (
      <div key={surface} className={docs.rows}>
        <div data-surface={surface} className={styles.logoRoom}>
          <img src={address} alt={`The mark on a ${on} ground`} width={96} height={96} />
        </div>
        <Token name={`On ${on} grounds`} value="16 px at least; below 20 px the favicon" />
      </div>
    ))}
  </div>
);
