import type { ReactNode } from 'react';
import type { Surface } from '../../foundations/tokens/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { RinkMark, type RinkMarkProps } from '../../primitives/RinkMark/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import * as styles from './PageIntro.css.ts';

interface PageIntroOptions {
  /** The page's heading. */
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: string;
  /** The links from the home page to this page, which is the last. */
  breadcrumb: BreadcrumbProps['items'];
  /** The background and the text colors that go with it. */
  surface?: Surface;
  /** Buttons below the lead. */
  children?: ReactNode;
}

interface WithMark {
  /** The rink mark behind the text on wide windows. */
  mark?: RinkMarkProps['variant'];
  picture?: never;
  pictureAlt?: never;
}

interface WithPicture {
  /** A picture beside the text, or below it on narrow windows. */
  picture: PictureData;
  /** The text alternative of the picture. */
  pictureAlt: string;
  mark?: never;
}

/** A page starts with a picture or a rink mark beside its title. */
export type PageIntroProps = PageIntroOptions & (WithMark | WithPicture);

/** Renders the start of a page: breadcrumb, title, lead. */
export const PageIntro = ({
  title,
  lead,
  breadcrumb,
  surface = 'crease',
  mark = 'faceoff',
  picture,
  pictureAlt,
  children,
}: PageIntroProps) => (
  <Section surface={surface} inset="none" labelledBy="page-title">
    {!picture && (
      <span className={`${styles.mark} ${styles.place[mark]}`}>
        <RinkMark variant={mark} />
      </span>
    )}
    <div className={picture ? styles.besidePicture : styles.words}>
      <Breadcrumb items={breadcrumb} />
      <Heading level={1} size="xl" id="page-title">
        {title}
      </Heading>
      <Text size="lg" variant="muted" measure="reading">
        {lead}
      </Text>
      {children && (
        <div className={styles.actions}>
          <Inline gap="sm">{children}</Inline>
        </div>
      )}
    </div>
    {picture && (
      <div className={styles.picture}>
        <div className={styles.frame}>
          <Picture
            source={picture}
            alt={pictureAlt}
            sizes="(min-width: 64em) 46vw, 94vw"
            ratio="fill"
            priority="first"
          />
        </div>
      </div>
    )}
  </Section>
);
