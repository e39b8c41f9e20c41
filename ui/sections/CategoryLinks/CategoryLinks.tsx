import { useLink } from '../../foundations/link.ts';
import { Section } from '../../layout/Section/index.ts';
import * as styles from './CategoryLinks.css.ts';

export interface CategoryLinksProps {
  /** The name of the navigation: `Topics`. */
  title: string;
  /** The links. `isCurrent` marks the category of the page. */
  links: readonly { label: string; href: string; isCurrent?: boolean | undefined }[];
}

/** Renders links to the categories of the blog, as the end of the page's start: a row that scrolls on phones and tablets, and wraps in wider windows. */
export const CategoryLinks = ({ title, links }: CategoryLinksProps) => {
  const Link = useLink();
  return (
    <Section surface="crease" inset="none">
      <nav aria-label={title} className={styles.nav}>
        <ul role="list" className={styles.list}>
          {links.map(({ label, href, isCurrent }) => (
            <li key={href} className={styles.item}>
              <Link
                href={href}
                className={styles.link}
                {...(isCurrent && { 'aria-current': 'page', 'data-current': '' })}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
};
