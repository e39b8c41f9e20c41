import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Banner } from '../Banner/index.ts';
import * as styles from './MissingPost.css.ts';

export interface MissingPostData {
  title: string;
  text: string;
  /** The button back to the blog. */
  action: { label: string; href: string };
}

/** Renders the panel for a post that does not exist or could not be loaded. */
export const MissingPost = ({ title, text, action }: MissingPostData) => (
  <Banner
    title={title}
    text={text}
    id="missing-post-title"
    level={1}
    beside={{ mark: 'crossbar', markClass: styles.mark }}
    textStyle={{ variant: 'muted', measure: 'reading' }}
    wordsClass={styles.words}
  >
    <ButtonLink href={action.href} size="lg" width="fillPhone">
      {action.label}
    </ButtonLink>
  </Banner>
);
