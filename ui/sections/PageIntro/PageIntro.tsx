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

export interface PageIntroProps {
  /** The page's heading. */
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: string;
  /** The way from the home page to this one; the last is this page. */
  breadcrumb: BreadcrumbProps['items'];
  /** The background with all that may stand on it. */
  surface?: Surface;
  /** The marking of the rink behind the words, on windows with room for it. */
  mark?: RinkMarkProps['variant'];
  /** A picture in place of the marking: beside the words, or below them on narrow windows. */
  picture?: PictureData;
  /** What is seen in it. */
  pictureAlt?: string;
  /** What to do first: buttons. */
  children?: ReactNode;
}

/** How a page begins: where it is, what it is called, what it is about. */
export const PageIntro = ({
  title,
  lead,
  breadcrumb,
  surface = 'crease',
  mark = 'faceoff',
  picture,
  pictureAlt = '',
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
            priority
          />
        </div>
      </div>
    )}
  </Section>
);
