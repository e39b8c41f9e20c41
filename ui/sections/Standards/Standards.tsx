import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import * as styles from './Standards.css.ts';

/** A standard that a product is held to. */
export interface Standard {
  /** One short word, shown very large: `Hold`. */
  word: string;
  /** A sentence or two that explain the word. */
  text: string;
  /** Two or three facts of the product below the text, each of a few words. */
  facts?: readonly string[];
  /** The link to the product. */
  product: { label: string; href: string };
  /** A text link after it, to what teaches how to use the product. */
  guide?: { label: string; href: string };
  /** The product's color. */
  tone: Tone;
  /** The product in use, cropped to 3:2, and on tablets to the height of the words beside it. */
  picture: PictureData | string;
  /** The text alternative of the picture. */
  pictureAlt: string;
}

export interface StandardsProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The target of links to the section (`#id`), and the base of the heading's id; unique on the page. */
  id: string;
  /** The standards, one for each product. */
  standards: readonly Standard[];
  /** The rink line above the section. */
  edge?: SectionProps['edge'];
}

/** Renders a row for each standard: its word in very large type, its text, the facts of its product, and the product in use. */
export const Standards = ({ title, lead, id, standards, edge = 'none' }: StandardsProps) => (
  <Section surface="snow" edge={edge} labelledBy={`${id}-title`} id={id}>
    <div className={styles.heading}>
      <Heading level={2} size="xl" id={`${id}-title`}>
        {title}
      </Heading>
      {lead && (
        <Text size="lg" variant="muted">
          {lead}
        </Text>
      )}
    </div>
    <ul role="list">
      {standards.map(({ word, text, facts, product, guide, tone, picture, pictureAlt }) => (
        <li key={word} className={`${styles.row} ${styles.line[tone]}`}>
          <div className={styles.words}>
            <Stack gap="md">
              <Heading level={3} size="display">
                {word}
              </Heading>
              <Text size="lg" measure="reading">
                {text}
              </Text>
              {facts && (
                <ul role="list" className={styles.facts}>
                  {facts.map((fact) => (
                    <li key={fact} className={styles.fact}>
                      {fact}
                    </li>
                  ))}
                </ul>
              )}
              <div className={styles.links}>
                <ButtonLink href={product.href} variant="outline" width="fillPhone">
                  {product.label}
                </ButtonLink>
                {guide && (
                  <TextLink href={guide.href} variant="lead">
                    {guide.label}
                  </TextLink>
                )}
              </div>
            </Stack>
          </div>
          <div className={styles.picture}>
            <Picture
              source={picture}
              alt={pictureAlt}
              ratio="fill"
              tone={tone}
              sizes="(min-width: 84em) 36rem, (min-width: 48em) 46vw, 94vw"
            />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
