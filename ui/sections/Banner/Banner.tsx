import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { Heading, type HeadingProps } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { RinkMark, type RinkMarkProps } from '../../primitives/RinkMark/index.ts';
import { Text, type TextProps } from '../../primitives/Text/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import * as styles from './Banner.css.ts';

interface BannerPicture {
  /**
   * A decorative picture. Its edge beside the words is slanted, less so when the focus of the picture is `left`,
   * so that it does not cut the subject.
   */
  picture: PictureData | string;
}

const edgeOf = (picture: PictureData | string) =>
  typeof picture === 'object' && picture.focus === 'left' ? styles.flatEdge : styles.slantedEdge;

/**
 * On tablets a picture covers a box that is higher than wide, for which 46vw would be too small.
 */
const sizes = '(min-width: 64em) 46vw, (min-width: 48em) 80vw, 100vw';

export interface BannerProps extends Pick<SectionProps, 'surface' | 'edge'> {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  text: string;
  /** The heading's id; unique on the page. */
  id: string;
  /** The heading's place in the outline of the page. A heading of level 1 is larger. */
  level?: HeadingProps['level'];
  /** The picture beside the words, or a rink mark with its class. */
  beside: BannerPicture | { mark: RinkMarkProps['variant']; markClass: string };
  /** The color of the text, and the length of its lines. */
  textStyle?: Pick<TextProps, 'variant' | 'measure'>;
  /** The class of the words: each banner has its own. */
  wordsClass: string;
  /** The buttons and links. */
  children: ReactNode;
}

/**
 * Renders a large heading and its buttons beside a picture or a rink mark. On phones the picture is above
 * them, and the mark is hidden. The named banners are made of it.
 */
export const Banner = ({
  title,
  text,
  id,
  level = 2,
  beside,
  textStyle,
  wordsClass,
  surface = 'night',
  edge = 'red',
  children,
}: BannerProps) => {
  const picture = 'picture' in beside ? beside.picture : undefined;
  return (
    <Section surface={surface} edge={edge} labelledBy={id}>
      {'mark' in beside && (
        <span className={beside.markClass}>
          <RinkMark variant={beside.mark} />
        </span>
      )}
      <div className={picture ? `${wordsClass} ${styles.belowPicture}` : wordsClass}>
        <Heading level={level} size={level === 1 ? '2xl' : 'xl'} id={id}>
          {title}
        </Heading>
        <Text size="lg" {...textStyle}>
          {text}
        </Text>
        {children}
      </div>
      {picture && (
        <div className={`${styles.picture} ${edgeOf(picture)}`}>
          <Picture source={picture} isDecorative ratio="fill" sizes={sizes} />
        </div>
      )}
    </Section>
  );
};
