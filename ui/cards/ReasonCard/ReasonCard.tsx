import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './ReasonCard.css.ts';

export interface ReasonCardProps {
  /** The reason, in two or three words. */
  title: string;
  /** The reason, in a sentence or two. */
  text: string;
  /** A number that proves the reason, in very large type below the title, and what it counts or measures: value `6`, label `standards`. */
  figure: { value: string; label: string };
  /** The page about the reason. */
  href: string;
  /** The label of the link. */
  linkLabel: string;
}

/** Renders a reason to choose the products, with a link to its page. */
export const ReasonCard = ({ title, text, figure, href, linkLabel }: ReasonCardProps) => (
  <article className={styles.card}>
    <Heading level={3} size="md">
      {title}
    </Heading>
    <p className={styles.figure}>
      <span className={styles.value}>{figure.value}</span> {figure.label}
    </p>
    <Text variant="muted">{text}</Text>
    <div className={styles.end}>
      <TextLink href={href} variant="lead">
        <span className={styles.linkLabel}>{linkLabel}</span>
      </TextLink>
    </div>
  </article>
);
