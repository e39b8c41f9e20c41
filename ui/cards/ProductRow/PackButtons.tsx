import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './PackButtons.css.ts';
import type { ProductRowProps } from './ProductRow.tsx';

/** A pack with its link to the store. */
export interface OrderedPack {
  /** The pack's name: `5 rolls`. */
  name: string;
  /** The price as text: `$9.99`. */
  price: string;
  /** The price of one piece: `$2.00 a roll`. */
  each?: string | undefined;
  /** The pack at the store. */
  href: string;
}

interface PackButtonsProps extends Pick<ProductRowProps, 'title' | 'tone' | 'storeLabel'> {
  packs: readonly OrderedPack[];
}

/** Renders each pack of a product with its price and its button to the store. */
export const PackButtons = ({ packs, title, tone, storeLabel }: PackButtonsProps) => (
  <ul role="list" className={styles.packs}>
    {packs.map(({ name, price, each, href }) => (
      <li key={name} className={styles.pack}>
        <div className={styles.words}>
          <p className={styles.name}>
            {name}, {price}
          </p>
          {each && (
            <Text size="sm" variant="muted">
              {each}
            </Text>
          )}
        </div>
        <ButtonLink href={href} external tone={tone} width="fill" context={`${title}, ${name}`}>
          {storeLabel}
        </ButtonLink>
      </li>
    ))}
  </ul>
);
