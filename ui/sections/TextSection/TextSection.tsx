import type { ReactNode } from 'react';
import type { Surface } from '../../foundations/tokens/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { RinkMark } from '../../primitives/RinkMark/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import * as styles from './TextSection.css.ts';

interface TextSectionOptions {
  /** The heading. */
  title: string;
  /** The target of links to the section (`#id`), and the base of the heading's id; unique on the page. */
  id: string;
  /** The text below the lead, a paragraph each. */
  paragraphs: readonly string[];
  /** The first sentence, in larger type. */
  lead?: string;
  /** Puts the picture or the number before the text on wide windows. */
  reversed?: boolean;
  /** The background and the text colors that go with it. */
  surface?: Surface;
  /** The rink line above the section. */
  edge?: SectionProps['edge'];
  /** Buttons or links below the text. */
  children?: ReactNode;
}

interface WithPicture {
  /** A picture beside the text, cropped to 4:3. */
  picture: PictureData;
  /** The text alternative of the picture. */
  pictureAlt: string;
  stat?: never;
}

interface WithStat {
  /** A number in a face-off circle beside the text: `100%`, with its label. */
  stat: { value: string; label: string };
  picture?: never;
  pictureAlt?: never;
}

interface TextOnly {
  picture?: never;
  pictureAlt?: never;
  stat?: never;
}

/** A section has a picture, a number, or a rink mark beside its text. */
export type TextSectionProps = TextSectionOptions & (WithPicture | WithStat | TextOnly);

/** Renders a heading and paragraphs with a picture or a number beside them. */
export const TextSection = ({
  title,
  id,
  paragraphs,
  lead,
  picture,
  pictureAlt,
  stat,
  reversed = false,
  surface = 'snow',
  edge = 'none',
  children,
}: TextSectionProps) => {
  const order = reversed ? styles.first : '';
  return (
    <Section surface={surface} edge={edge} labelledBy={`${id}-title`} id={id}>
      <div className={styles.columns}>
        <Stack gap="md">
          <Heading level={2} size="xl" id={`${id}-title`}>
            {title}
          </Heading>
          {lead && (
            <Text size="lg" measure="reading">
              {lead}
            </Text>
          )}
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} measure="reading">
              {paragraph}
            </Text>
          ))}
          {children && (
            <div className={styles.actions}>
              <Inline gap="sm">{children}</Inline>
            </div>
          )}
        </Stack>
        {!picture && !stat && (
          <span className={styles.mark}>
            <RinkMark variant="faceoff" />
          </span>
        )}
        {picture && (
          <div className={`${styles.picture} ${order}`}>
            <Picture
              source={picture}
              alt={pictureAlt}
              ratio="card"
              sizes="(min-width: 84em) 36rem, (min-width: 64em) 45vw, 94vw"
            />
          </div>
        )}
        {stat && (
          <p className={`${styles.stat} ${order}`}>
            <span className={styles.value}>{stat.value}</span>
            <span className={styles.label}>{stat.label}</span>
          </p>
        )}
      </div>
    </Section>
  );
};
