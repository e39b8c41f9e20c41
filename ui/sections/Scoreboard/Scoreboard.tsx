import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import { PageWords, type PageWordsProps } from '../PageIntro/PageWords.tsx';
import * as styles from './Scoreboard.css.ts';
import * as score from './score.css.ts';
// After the styles that it overrides.
import * as pictureStyles from './picture.css.ts';

export interface Claim {
  /** The figure as text: `8.9/10`. */
  value: string;
  /** The measured property. */
  label: string;
  /** Where the figure comes from: source, base, method, date. What is not given is not shown. */
  evidence?: readonly { label: string; value: string }[];
}

export interface ScoreboardProps extends Omit<PageWordsProps, 'children' | 'facts'> {
  /** The figures with their heading, in their order. */
  board: { id: string; title: string; lead?: string; claims: readonly Claim[] };
  /** The text on the clock of the board: `Period`, `3`. A drawing: it is not read aloud, and phones narrower than 352 px and paper do not show it. */
  clock: { label: string; value: string };
  /** A decorative picture: below the lead, and on desktops beside the title; it ends behind the board. A crop keeps more of its upper part, whatever its focus. */
  picture?: PictureData | string | undefined;
  /** The source of the figures, and a link to ask about them, at the head of the board. */
  note: { text: string; link: { label: string; href: string } };
}

const Evidence = ({ evidence }: Required<Pick<Claim, 'evidence'>>) => (
  <dl className={score.evidence}>
    {evidence.map(({ label, value }) => (
      <div key={label}>
        <dt className={score.term}>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Renders the start of a page as a scoreboard: a few claims as large figures, with their evidence. */
export const Scoreboard = ({ board, clock, picture, note, ...words }: ScoreboardProps) => (
  <Section surface="night" inset="none" labelledBy="page-title" bleed>
    <div className={picture ? `${styles.opening} ${pictureStyles.withPicture}` : styles.opening}>
      <Container>
        <div className={picture ? `${styles.start} ${pictureStyles.besidePicture}` : styles.start}>
          <PageWords {...words} />
        </div>
      </Container>
      {picture && (
        <div className={pictureStyles.picture}>
          <div className={pictureStyles.image}>
            <Picture
              source={picture}
              isDecorative
              ratio="fill"
              sizes="(min-width: 64em) 46vw, 100vw"
              priority="first"
            />
          </div>
        </div>
      )}
    </div>
    <Container>
      <div className={styles.page}>
        <section id={board.id} aria-labelledby={`${board.id}-title`} className={styles.board}>
          <div className={styles.top}>
            <div className={styles.title}>
              <Heading level={2} size="md" id={`${board.id}-title`}>
                {board.title}
              </Heading>
              {board.lead && <Text variant="muted">{board.lead}</Text>}
            </div>
            <p className={styles.note}>
              {note.text} <TextLink href={note.link.href}>{note.link.label}</TextLink>
            </p>
            <p aria-hidden="true" className={styles.clock}>
              <span className={styles.clockLabel}>{clock.label}</span>
              <span className={styles.clockValue}>{clock.value}</span>
            </p>
          </div>
          <ul role="list" data-surface="snow" className={styles.scores}>
            {board.claims.map(({ value, label, evidence = [] }) => (
              <li key={label} className={score.cell}>
                <span className={score.label}>{label}</span>
                <span className={score.value}>{value}</span>
                {evidence.length > 0 && <Evidence evidence={evidence} />}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Container>
  </Section>
);
