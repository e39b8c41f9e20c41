import type { PictureData } from '../../foundations/pictureData.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { Banner } from './Banner.tsx';
import * as styles from './HelpBanner.css.ts';

export interface HelpBannerProps {
  /** The heading: what the visitor may not know. */
  title: string;
  /** A sentence below the heading. */
  text: string;
  /** The questions, each with a link to where the page answers it. */
  questions: readonly { label: string; href: string }[];
  /** The button for all other questions. */
  more: { label: string; href: string };
  /** A decorative picture. */
  picture: PictureData | string;
}

/** Renders the last section of a page for visitors who have not decided: questions, each with a link to its answer. */
export const HelpBanner = ({ title, text, questions, more, picture }: HelpBannerProps) => (
  <Banner
    title={title}
    text={text}
    id="help-title"
    surface="crease"
    edge="blue"
    beside={{ picture }}
    textStyle={{ variant: 'muted', measure: 'reading' }}
    wordsClass={styles.words}
  >
    <ul role="list" className={styles.questions}>
      {questions.map(({ label, href }) => (
        <li key={href} className={styles.question}>
          <TextLink href={href} variant="lead">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
    <ButtonLink href={more.href} variant="outline" size="lg" width="fillPhone">
      {more.label}
    </ButtonLink>
  </Banner>
);
