import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the element that holds the page's own content. */
  target: string;
}

/** The first stop of the Tab key: past the header, to the page itself. */
export const SkipLink = ({ target }: SkipLinkProps) => (
  <a href={`#${target}`} className={styles.skip}>
    Skip to main content
  </a>
);
