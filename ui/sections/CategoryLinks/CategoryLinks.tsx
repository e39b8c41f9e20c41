import { useId } from 'react';
import { useLink } from '../../foundations/link.tsx';
import { Section } from '../../layout/Section/index.ts';
import * as styles from './CategoryLinks.css.ts';

export interface CategoryLinksProps {
  /** What the links are: `Topics`. */
  title: string;
  /** A link to each; the one that is looked at is marked. */
  links: readonly { label: string; href: string; isCurrent?: boolean | undefined }[];
}

/** The way to every category of the blog: a row that is swiped on a phone and wraps elsewhere. */
export const CategoryLinks = ({ title, links }: CategoryLinksProps) => {
  const id = useId();
  const Link = useLink();
  return (
    <Section surface="snow" inset="none" edge="blue">
      <nav aria-labelledby={id} className={styles.nav}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <ul className={styles.list}>
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
