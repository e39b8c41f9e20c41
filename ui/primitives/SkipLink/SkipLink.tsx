import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the main content's element. */
  target: string;
}

/** Renders a link to the main content, visible only while it has the focus. */
export const SkipLink = ({ target }: SkipLinkProps) => (
  <a href={`#${target}`} className={styles.skip}>
    Skip to main content
  </a>
);
