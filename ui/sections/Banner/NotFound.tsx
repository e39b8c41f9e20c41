import type { PictureData } from '../../foundations/pictureData.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { Banner } from './Banner.tsx';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** The page's heading. */
  title: string;
  /** The event, in a sentence. */
  text: string;
  /** The button to the home page. */
  home: { label: string; href: string };
  /** The button to the store, opened in a new tab. */
  store: { label: string; href: string };
  /** A decorative picture. */
  picture: PictureData;
  /** The products, each with a small picture. */
  products: readonly {
    name: string;
    price: string;
    href: string;
    tone: Tone;
    picture: PictureData;
  }[];
  /** The words before the links. */
  linksLabel: string;
  /** Links to other pages. */
  links: readonly { label: string; href: string }[];
  /** A sentence with a link, small, at the end: about a page that is still to come. */
  note?: { text: string; link: { label: string; href: string } } | undefined;
  /** Hides the note, except in browsers without scripts. For addresses that the note is not about. */
  isNoteHidden?: boolean;
}

/** Renders the 404 page. */
export const NotFound = ({
  title,
  text,
  home,
  store,
  picture,
  products,
  linksLabel,
  links,
  note,
  isNoteHidden = false,
}: NotFoundProps) => (
  <Banner
    title={title}
    text={text}
    id="not-found-title"
    level={1}
    surface="snow"
    edge="none"
    beside={{ picture }}
    textStyle={{ variant: 'muted' }}
    wordsClass={styles.words}
  >
    <Inline gap="sm">
      <ButtonLink href={home.href} size="lg" width="fillPhone">
        {home.label}
      </ButtonLink>
      <ButtonLink href={store.href} variant="outline" size="lg" width="fillPhone" external>
        {store.label}
      </ButtonLink>
    </Inline>
    <ul role="list" className={styles.products}>
      {products.map(({ name, price, href, tone, picture: thumb }) => (
        <li key={href} className={styles.product}>
          <div className={styles.thumb}>
            <Picture
              source={thumb}
              isDecorative
              ratio="card"
              tone={tone}
              sizes="(min-width: 84em) 12rem, (min-width: 64em) 14vw, 6rem"
            />
          </div>
          <div className={styles.productWords}>
            <p className={styles.name}>
              <TextLink href={href} variant="card">
                {name}
              </TextLink>
            </p>
            <p className={styles.price}>{price}</p>
          </div>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
        </li>
      ))}
    </ul>
    <Inline gap="md">
      <Text variant="muted">{linksLabel}</Text>
      <Inline as="ul" gap="lg">
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} variant="lead">
              {label}
            </TextLink>
          </li>
        ))}
      </Inline>
    </Inline>
    {note && (
      <div className={isNoteHidden ? styles.withoutScript : undefined}>
        <Text size="sm" variant="muted">
          {note.text} <TextLink href={note.link.href}>{note.link.label}</TextLink>.
        </Text>
      </div>
    )}
  </Banner>
);
