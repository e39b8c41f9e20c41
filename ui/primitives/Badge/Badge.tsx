import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words. */
  children: string;
}

/** The kind of a thing, in a word: a post's category. */
export const Badge = ({ children }: BadgeProps) => <span className={styles.badge}>{children}</span>;
