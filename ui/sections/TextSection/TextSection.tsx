import type { ReactNode } from 'react';
import type { Surface } from '../../foundations/tokens/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Section, type SectionProps } from '../../layout/Section/index.ts';
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
  /** The first sentence, in the type of headings and larger than the title, which becomes the line above it. */
  lead?: string;
  /** The background and the text colors that go with it. */
  surface?: Surface;
  /** The rink line above the section. */
  edge?: SectionProps['edge'];
  /** Buttons or links below the text. */
  children?: ReactNode;
}

interface WithPicture {
  /** A picture that fills the other half of the window. Below the text on phones and tablets, from edge to edge. */
  picture: PictureData;
  /** The text alternative of the picture. */
  pictureAlt: string;
  /** Puts the picture before the text on wide windows. */
  reversed?: boolean;
}

interface TextOnly {
  picture?: never;
  pictureAlt?: never;
  reversed?: never;
}

/** A section has a picture or a rink mark beside its text. */
export type TextSectionProps = TextSectionOptions & (WithPicture | TextOnly);

/** Renders a heading and paragraphs with a picture beside them. */
export const TextSection = ({
  title,
  id,
  paragraphs,
  lead,
  picture,
  pictureAlt,
  reversed = false,
  surface = 'snow',
  edge = 'none',
  children,
}: TextSectionProps) => (
  <Section surface={surface} edge={edge} inset="none" labelledBy={`${id}-title`} id={id} bleed>
    <Container>
      <div className={styles.row}>
        <div className={reversed ? `${styles.words} ${styles.wordsAtEnd}` : styles.words}>
          <Heading level={2} size={lead ? 'sm' : 'xl'} id={`${id}-title`}>
            {title}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} size="lg" measure="reading">
              {paragraph}
            </Text>
          ))}
          {children && (
            <div className={styles.actions}>
              <Inline gap="md">{children}</Inline>
            </div>
          )}
        </div>
      </div>
    </Container>
    {picture ? (
      <div className={reversed ? `${styles.picture} ${styles.besideAtStart}` : styles.picture}>
        <Picture
          source={picture}
          alt={pictureAlt}
          ratio="fill"
          sizes="(min-width: 120em) 50vw, (min-width: 64em) 60rem, 100vw"
        />
      </div>
    ) : (
      <span className={styles.mark}>
        <RinkMark variant="faceoff" />
      </span>
    )}
  </Section>
);
