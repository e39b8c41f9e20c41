import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** The category's name. */
  children: string;
}

/** Renders a label: a post's category. */
export const Badge = ({ children }: BadgeProps) => <span className={styles.badge}>{children}</span>;
