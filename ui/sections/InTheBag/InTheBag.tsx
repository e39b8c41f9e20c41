import type { PictureData } from '../../foundations/pictureData.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './InTheBag.css.ts';

export interface InTheBagProps {
  /** A few words above the name: `In the bag`. */
  label: string;
  /** The product's name. It links to the product's page, and so does the picture. */
  name: string;
  /** The price as text: `$9.99`. */
  price: string;
  /** A picture of the product, as wide as the variant shows it. */
  picture: PictureData;
  /** The product's color. */
  tone: Tone;
  /** The product's page on this site. */
  href: string;
  /** The button to the product at the store, opened in a new tab. */
  store: { label: string; href: string };
  /**
   * `column` has the picture above the words from 1,200 px, for a card that is beside a text there. `large` shows
   * the picture over most of the card from tablets up.
   */
  variant?: 'row' | 'column' | 'large';
}

/** The class of each variant, and the sizes of its picture. */
const variants = {
  row: { card: '', sizes: '10rem' },
  column: { card: styles.column, sizes: '(min-width: 75em) 15rem, 10rem' },
  large: {
    card: styles.large,
    sizes: '(min-width: 90em) 34rem, (min-width: 64em) 42vw, (min-width: 48em) 54vw, 10rem',
  },
};

/** Renders the product that a text is about, between its paragraphs or beside them. Not printed. */
export const InTheBag = ({
  label,
  name,
  price,
  picture,
  tone,
  href,
  store,
  variant = 'row',
}: InTheBagProps) => (
  <aside className={`${styles.bag} ${styles.tone[tone]} ${variants[variant].card}`}>
    <div className={styles.picture}>
      <Picture
        source={picture}
        isDecorative
        ratio="fill"
        tone={tone}
        sizes={variants[variant].sizes}
      />
    </div>
    <div className={styles.words}>
      <p className={styles.kicker}>{label}</p>
      <p className={styles.name}>
        <TextLink href={href} variant="card">
          {name}
        </TextLink>
      </p>
      <p>{price}</p>
    </div>
    <div className={styles.action}>
      <ButtonLink href={store.href} external tone={tone} width="fill" context={name}>
        {store.label}
      </ButtonLink>
    </div>
  </aside>
);
