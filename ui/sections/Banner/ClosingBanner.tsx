import { Inline } from '../../layout/Inline/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import { Banner } from './Banner.tsx';
import * as styles from './ClosingBanner.css.ts';

export interface ClosingBannerProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  text: string;
  /** The button to the store, opened in a new tab. */
  store: { label: string; href: string };
  /** A second button, to another page. */
  more?: { label: string; href: string };
  /** A decorative picture that belongs to the page: its product, or a scene. Without it the brand's mark is shown. */
  picture?: PictureData | string | undefined;
  /**
   * `crease` is pale blue, with a blue line above it: for a page that has a dark section near its end.
   *
   * @default 'night'
   */
  surface?: 'night' | 'crease';
}

/** Renders the last section of a page: a heading and a button to the store, beside a picture of the page. */
export const ClosingBanner = ({
  title,
  text,
  store,
  more,
  picture,
  surface = 'night',
}: ClosingBannerProps) => (
  <Banner
    title={title}
    text={text}
    id="closing-title"
    beside={picture ? { picture } : { mark: 'crossbar', markClass: styles.mark }}
    wordsClass={styles.words}
    surface={surface}
    edge={surface === 'night' ? 'red' : 'blue'}
  >
    <Inline gap="sm">
      <ButtonLink href={store.href} external size="lg" width="fillPhone">
        {store.label}
      </ButtonLink>
      {more && (
        <ButtonLink href={more.href} variant="outline" size="lg" width="fillPhone">
          {more.label}
        </ButtonLink>
      )}
    </Inline>
  </Banner>
);
