import type { ReactNode } from 'react';
import type { Tone } from '../../foundations/tokens/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Price } from '../../primitives/Price/index.ts';
import { withPlaces, type BuyBoxProps } from '../BuyBox/index.ts';
import * as choice from '../BuyBox/choice.css.ts';
import * as styles from './BuyBar.css.ts';

export interface BuyBarProps {
  /** The sections of the page, the one with the `BuyBox` first. */
  children: ReactNode;
  /** The product's name. */
  name: string;
  /** The packs, as in the `BuyBox`. The bar shows the one that is chosen there. */
  packs: BuyBoxProps['packs'];
  /** The label of the button to the store. */
  label: string;
  /** The product's color. */
  tone: Tone;
}

/**
 * Renders the sections of a product page and, once the button of its `BuyBox` has left the window, a bar
 * with the price and a button: at the bottom of phones and tablets, below the header of desktops. It ends
 * with the sections, so it never covers the footer.
 */
export const BuyBar = ({ children, name, packs, label, tone }: BuyBarProps) => (
  <div className={`${styles.page} ${choice.scope}`}>
    {children}
    <section aria-label={`Buy ${name}`} className={styles.range}>
      <div data-surface="snow" className={styles.bar}>
        <Container>
          {withPlaces(packs).map((pack) => (
            <div
              key={pack.name}
              className={packs.length > 1 ? choice.chosen[pack.place] : undefined}
            >
              <div className={styles.row}>
                <div className={styles.words}>
                  <Price>{pack.price}</Price>
                  <p className={styles.pack}>
                    <span className={styles.name}>{`${name} · `}</span>
                    {pack.name}
                  </p>
                </div>
                <ButtonLink href={pack.href} external tone={tone} context={`${name}, ${pack.name}`}>
                  {label}
                </ButtonLink>
              </div>
            </div>
          ))}
        </Container>
      </div>
    </section>
  </div>
);
