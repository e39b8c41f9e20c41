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

export interface TextSectionProps {
  /** The heading. */
  title: string;
  /** Makes the heading's id; unique on the page. */
  id: string;
  /** What is told, a paragraph each. */
  paragraphs: readonly string[];
  /** The first sentence, larger than the rest. */
  lead?: string;
  /** A picture beside the words, shown 4:3. */
  picture?: PictureData;
  /** What is seen in it. */
  pictureAlt?: string;
  /** A figure that says it all, in place of a picture: `100%`. */
  figure?: { value: string; label: string };
  /** Puts the picture or figure first on wide windows. */
  reversed?: boolean;
  /** The background with all that may stand on it. */
  surface?: Surface;
  /** The rink line above it. */
  edge?: SectionProps['edge'];
  /** What to do next: buttons or links. */
  children?: ReactNode;
}

/** A part of a story: heading and paragraphs, with a picture or a figure beside them. */
export const TextSection = ({
  title,
  id,
  paragraphs,
  lead,
  picture,
  pictureAlt = '',
  figure,
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
        {!picture && !figure && (
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
        {figure && (
          <p className={`${styles.figure} ${order}`}>
            <span className={styles.value}>{figure.value}</span>
            <span className={styles.label}>{figure.label}</span>
          </p>
        )}
      </div>
    </Section>
  );
};
