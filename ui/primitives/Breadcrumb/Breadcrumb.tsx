import { TextLink } from '../TextLink/index.ts';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbProps {
  /** The pages from the home page to this one. The last item is this page. */
  items: readonly { label: string; href: string }[];
  /**
   * Shows only the pages above this one, where its heading follows. Screen readers read all.
   *
   * @default false
   */
  isLastHidden?: boolean;
}

/** Renders links to the pages above this one, and its own name. */
export const Breadcrumb = ({ items, isLastHidden = false }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
    <ol role="list" className={isLastHidden ? `${styles.list} ${styles.lastHidden}` : styles.list}>
      {items.map(({ label, href }, index) => (
        <li key={href} className={styles.item}>
          {index === items.length - 1 ? (
            <span aria-current="page" className={styles.current}>
              {label}
            </span>
          ) : (
            <TextLink href={href} variant="plain">
              {label}
            </TextLink>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
