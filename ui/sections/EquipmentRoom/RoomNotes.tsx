import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import * as styles from './notes.css.ts';

export interface RoomNote {
  /** The fragment of links to it, and the base of its heading's id. */
  id: string;
  /** The heading. */
  title: string;
  /** The first sentence, in larger type. */
  lead: string;
  /** The text below it, a paragraph each. */
  paragraphs: readonly string[];
  /** The picture above the heading, cropped to 4:3, on tablets to a square, on desktops to the width of its card. */
  picture: PictureData | string;
  /** The text alternative of the picture. */
  pictureAlt: string;
  /** The link below the text. */
  link: { label: string; href: string };
}

/** Renders the notes below the picture of the room, a card each. */
export const RoomNotes = ({ notes }: { notes: readonly RoomNote[] }) => (
  <div className={notes.length === 3 ? `${styles.notes} ${styles.three}` : styles.notes}>
    {notes.map(({ id, title, lead, paragraphs, picture, pictureAlt, link }) => (
      <section
        key={id}
        id={id}
        aria-labelledby={`${id}-title`}
        data-surface="snow"
        className={styles.note}
      >
        <div className={styles.picture}>
          <Picture
            source={picture}
            alt={pictureAlt}
            ratio="fill"
            tone="blue"
            sizes="(min-width: 92em) 35rem, (min-width: 64em) 38vw, (min-width: 48em) 68vw, 96vw"
          />
        </div>
        <div className={styles.words}>
          <Heading level={3} size="lg" id={`${id}-title`}>
            {title}
          </Heading>
          <Text size="lg">{lead}</Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} variant="muted">
              {paragraph}
            </Text>
          ))}
          <p className={styles.link}>
            <TextLink href={link.href} variant="lead">
              {link.label}
            </TextLink>
          </p>
        </div>
      </section>
    ))}
  </div>
);
