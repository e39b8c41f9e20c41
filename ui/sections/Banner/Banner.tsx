import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { Heading, type HeadingProps } from '../../primitives/Heading/index.ts';
import { RinkMark, type RinkMarkProps } from '../../primitives/RinkMark/index.ts';
import { Text, type TextProps } from '../../primitives/Text/index.ts';

export interface BannerProps extends Pick<SectionProps, 'surface' | 'edge'> {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  text: string;
  /** The heading's id; unique on the page. */
  id: string;
  /** The heading's place in the outline of the page. */
  level?: HeadingProps['level'];
  /** The rink mark behind the words. */
  mark: RinkMarkProps['variant'];
  /** The color of the text, and the length of its lines. */
  textStyle?: Pick<TextProps, 'variant' | 'measure'>;
  /** The classes of the mark and of the words: each banner has its own. */
  classes: { mark: string; words: string };
  /** The buttons and links. */
  children: ReactNode;
}

/** Renders a large heading and its buttons over a rink mark. The named banners are made of it. */
export const Banner = ({
  title,
  text,
  id,
  level = 2,
  mark,
  textStyle,
  classes,
  surface = 'night',
  edge = 'red',
  children,
}: BannerProps) => (
  <Section surface={surface} edge={edge} labelledBy={id}>
    <span className={classes.mark}>
      <RinkMark variant={mark} />
    </span>
    <div className={classes.words}>
      <Heading level={level} size="xl" id={id}>
        {title}
      </Heading>
      <Text size="lg" {...textStyle}>
        {text}
      </Text>
      {children}
    </div>
  </Section>
);
