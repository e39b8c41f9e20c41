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

/** A group with more links than this is a long one. */
const shortGroup = 6;

const Group = ({ title, links }: LinkIndexProps['groups'][number]) => {
  const isLong = links.length > shortGroup;
  const hasShortLabels = links.every(({ label }) => label.length <= shortLabel);
  return (
    <nav aria-label={title} className={isLong ? styles.long : styles.group}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <ul role="list" className={hasShortLabels ? styles.shortList : styles.list}>
        {links.map(({ label, href, external = false }) => (
          <li key={href} className={styles.item}>
            <TextLink href={href} variant="row" external={external}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Renders groups of links in columns: the sitemap. */
export const LinkIndex = ({ groups }: LinkIndexProps) => (
  <Section surface="ice" edge="blue">
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  </Section>
);
