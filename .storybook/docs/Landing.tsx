/** The blocks of the first page of Storybook. Their counts, order, and links are those of its index. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { storyIndex } from '../docsStories.ts';
import { Metric, Metrics } from './Metrics.tsx';
import * as styles from './landing.css.ts';

/** Counts the stories of a folder, and the components or pages with a docs page. */
const count = (folder: string) => {
  const stories = Object.values(storyIndex()).filter(
    ({ type, importPath }) => type === 'story' && importPath.startsWith(folder),
  );
  // `Panels/Panel`, which other components are made of, has none.
  const documented = stories.filter(({ tags }) => tags?.includes('autodocs'));
  const titles = new Set(documented.map(({ title }) => title));
  return { titles: String(titles.size), stories: String(stories.length) };
};

/** Shows what this Storybook has. */
export const Counts = () => {
  const components = count('./ui/');
  const pages = count('./site/pages/');
  return (
    <Unstyled>
      <div className={styles.counts}>
        <Metrics>
          <Metric label="Components" value={components.titles} note="From a space to a header." />
          <Metric
            label="Stories"
            value={components.stories}
            note="Their variants, states, and edges."
          />
          <Metric label="Pages" value={pages.titles} note="The real site, on the mock API." />
          <Metric
            label="States of pages"
            value={pages.stories}
            note="Loaded, loading, empty, failed."
          />
        </Metrics>
      </div>
    </Unstyled>
  );
};

const groupOf = (title: string) => title.split('/')[0] ?? title;

/**
 * Returns the address of the first entry of the sidebar with a title, or of a group.
 *
 * @throws {Error} when the sidebar has neither
 */
const addressOf = (name: string) => {
  const [id, entry] =
    Object.entries(storyIndex()).find(
      ([, { title }]) => title === name || groupOf(title) === name,
    ) ?? [];
  if (!id || !entry) {
    throw new Error(`The sidebar has no '${name}', to which .storybook/docs leads.`);
  }
  return `./?path=/${entry.type}/${id}`;
};

interface CardProps {
  /** The label above the link: who comes here. */
  who: string;
  /** The text of the link: what the reader does on that page. */
  title: string;
  /** The title of the page in the sidebar: `Guide/Visual tests`. */
  leadsTo: string;
  children: ReactNode;
}

/** Leads to a page of this Storybook. */
export const Card = ({ who, title, leadsTo, children }: CardProps) => (
  <li className={styles.card}>
    <p className={styles.who}>{who}</p>
    <a className={styles.link} href={addressOf(leadsTo)} target="_top">
      {title}
    </a>
    {/* MDX wraps the text in a paragraph. */}
    <div className={styles.text}>{children}</div>
  </li>
);

/** Lays out cards. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <ul className={styles.cards}>{children}</ul>
  </Unstyled>
);

/** Leads to the first page of each group of the sidebar but this one. `texts` says what is in each. */
export const Groups = ({ texts }: { texts: Readonly<Record<string, string>> }) => {
  const groups = new Set(Object.values(storyIndex()).map(({ title }) => groupOf(title)));
  groups.delete('Guide');
  return (
    <Unstyled>
      <ul className={styles.groups}>
        {[...groups].map((name) => (
          <li key={name} className={styles.group}>
            <a className={styles.link} href={addressOf(name)} target="_top">
              {name}
            </a>
            <p className={styles.text}>{texts[name]}</p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
};
