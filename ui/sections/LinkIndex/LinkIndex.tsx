import { Section } from '../../layout/Section/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './LinkIndex.css.ts';

export interface LinkIndexProps {
  /** The links, in named groups. */
  groups: readonly {
    title: string;
    links: readonly { label: string; href: string; external?: boolean }[];
  }[];
}

/** Labels of at most this many characters leave room for two columns on phones. */
const shortLabel = 20;

/** Renders groups of links in columns: the sitemap. */
export const LinkIndex = ({ groups }: LinkIndexProps) => (
  <Section surface="snow">
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title} className={styles.group}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <ul
            role="list"
            className={
              links.every(({ label }) => label.length <= shortLabel) ? styles.shortList : undefined
            }
          >
            {links.map(({ label, href, external = false }) => (
              <li key={href} className={styles.item}>
                <TextLink href={href} variant="row" external={external}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  </Section>
);
