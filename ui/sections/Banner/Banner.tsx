import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { Heading, type HeadingProps } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { RinkMark, type RinkMarkProps } from '../../primitives/RinkMark/index.ts';
import { Text, type TextProps } from '../../primitives/Text/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import * as styles from './Banner.css.ts';

/** The picture of a banner, and the edge towards the words: a slanted one, or one that fades into the surface. */
interface BannerPicture {
  picture: PictureData | string;
  pictureEdge?: 'slanted' | 'faded' | undefined;
}

const edgeOf = ({ picture, pictureEdge = 'slanted' }: BannerPicture) => {
  if (pictureEdge === 'faded') return styles.fadedEdge;
  return typeof picture === 'object' && picture.focus === 'left' ? styles.flatEdge : '';
};

export interface BannerProps extends Pick<SectionProps, 'surface' | 'edge'> {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  text: string;
  /** The heading's id; unique on the page. */
  id: string;
  /** The heading's place in the outline of the page. */
  level?: HeadingProps['level'];
  /**
   * The picture beside the words: a decorative one, or a rink mark with its class. A slanted edge is flatter
   * beside a picture with `left` as its focus, and does not cut what is there.
   */
  beside: BannerPicture | { mark: RinkMarkProps['variant']; markClass: string };
  /** The color of the text, and the length of its lines. */
  textStyle?: Pick<TextProps, 'variant' | 'measure'>;
  /** The class of the words: each banner has its own. */
  wordsClass: string;
  /** The buttons and links. */
  children: ReactNode;
}

/**
 * Renders a large heading and its buttons beside a picture or a rink mark. On phones and tablets the picture is
 * above them, and the mark is hidden. The named banners are made of it.
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
  const isFaded = 'picture' in beside && beside.pictureEdge === 'faded';
  return (
    <Section surface={surface} edge={edge} labelledBy={id}>
      {'mark' in beside && (
        <span className={beside.markClass}>
          <RinkMark variant={beside.mark} />
        </span>
      )}
      <div
        className={`${wordsClass} ${'picture' in beside ? styles.belowPicture : ''} ${isFaded ? styles.besideFaded : ''}`}
      >
        <Heading level={level} size="xl" id={id}>
          {title}
        </Heading>
        <Text size="lg" {...textStyle}>
          {text}
        </Text>
        {children}
      </div>
      {'picture' in beside && (
        <div className={`${styles.picture} ${edgeOf(beside)}`}>
          <Picture
            source={beside.picture}
            isDecorative
            ratio="fill"
            sizes={`(min-width: 64em) ${isFaded ? '62vw' : '46vw'}, 100vw`}
          />
        </div>
      )}
    </Section>
  );
};
