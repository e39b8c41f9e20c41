import { Section } from '../../layout/Section/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import { PageWords, type PageWordsProps } from '../PageIntro/PageWords.tsx';
import { RoomNotes, type RoomNote } from './RoomNotes.tsx';
import * as styles from './EquipmentRoom.css.ts';
import * as startStyles from './start.css.ts';

export interface EquipmentRoomProps extends Omit<PageWordsProps, 'children' | 'facts'> {
  /** The picture for desktops, 12:5. */
  picture: PictureData;
  /** The picture for phones and tablets, 4:3. */
  tallPicture: PictureData;
  /** The text alternative of both pictures. */
  pictureAlt: string;
  /** The heading above the notes, whose titles are one level below it. */
  notesTitle: string;
  /** The notes below the picture, one for each place where the gear is used. The first of three is wider than the others on desktops; on tablets the first of an odd number has a row to itself. */
  notes: readonly RoomNote[];
  /**
   * A promise with a button to the store, opened in a new tab, and a figure that proves it. Beside the words on
   * desktops, else below them.
   */
  offer?: {
    /** The `note` below the figure says whose it is, and leads to more about it. */
    figure?: {
      value: string;
      label: string;
      note?: { text: string; link: { label: string; href: string } };
    };
    title: string;
    text: string;
    store: { label: string; href: string };
  };
}

/** Renders the start of a page about players: a photograph, and below it notes about the places where the gear is used. */
export const EquipmentRoom = ({
  picture: room,
  tallPicture,
  pictureAlt: roomAlt,
  notesTitle,
  notes,
  offer,
  ...words
}: EquipmentRoomProps) => (
  <Section surface="crease" inset="none" labelledBy="page-title" bleed>
    <Container>
      <div className={startStyles.start}>
        <div className={startStyles.words}>
          <PageWords {...words} />
        </div>
        {offer && (
          <div className={startStyles.offer}>
            {offer.figure && (
              <p className={startStyles.figure}>
                <span className={startStyles.value}>{offer.figure.value}</span> {offer.figure.label}
                {offer.figure.note && (
                  <span className={startStyles.note}>
                    {offer.figure.note.text}{' '}
                    <TextLink href={offer.figure.note.link.href}>
                      {offer.figure.note.link.label}
                    </TextLink>
                  </span>
                )}
              </p>
            )}
            <div className={startStyles.promise}>
              <p className={startStyles.title}>{offer.title}</p>
              <Text>{offer.text}</Text>
            </div>
            <ButtonLink href={offer.store.href} external width="fillPhone">
              {offer.store.label}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={styles.room}>
        <Picture
          source={room}
          tall={tallPicture}
          alt={roomAlt}
          sizes="(min-width: 84em) 78rem, 94vw"
          ratio="fill"
          priority="first"
        />
      </div>
    </Container>
    <div data-surface="ice" className={styles.floor}>
      <Container>
        <div className={styles.title}>
          <Heading level={2} size="xl">
            {notesTitle}
          </Heading>
        </div>
        <RoomNotes notes={notes} />
      </Container>
    </div>
  </Section>
);
