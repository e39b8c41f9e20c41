/** The blocks of the first page of Storybook. Their counts and links are those of its index. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { storyIndex } from '../docsStories.ts';
import { Figure } from '../health/HealthCard.tsx';
import * as styles from './landing.css.ts';

const groupOf = (title: string) => title.split('/')[0] ?? title;

/** The groups of the sidebar whose pages are components. */
const componentGroups = [
  'Layout',
  'Primitives',
  'Cards',
  'Skeletons',
  'Panels',
  'Forms',
  'Sections',
  'Frame',
];

const count = (groups: readonly string[]) => {
  const stories = Object.values(storyIndex()).filter(
    ({ title, type }) => type === 'story' && groups.includes(groupOf(title)),
  );
  const titles = new Set(stories.map(({ title }) => title));
  return { titles: String(titles.size), stories: String(stories.length) };
};

/** Shows what this Storybook has, on the board of the rink. */
export const Board = () => {
  const components = count(componentGroups);
  const pages = count(['Pages']);
  return (
    <Unstyled>
      <dl className={styles.board} data-surface="night">
        <Figure label="Components" value={components.titles} note="From a space to a header." />
        <Figure
          label="Stories"
          value={components.stories}
          note="Their variants, states, and edges."
        />
        <Figure label="Pages" value={pages.titles} note="The real site, on the mock API." />
        <Figure
          label="States of pages"
          value={pages.stories}
          note="Loaded, loading, empty, failed."
        />
      </dl>
    </Unstyled>
  );
};

interface CardProps {
  /** The label above the link: who comes here. */
  who: string;
  title: string;
  /** The address in this Storybook: `/docs/guide-visual-tests--docs`. */
  path: string;
  children: ReactNode;
}

/** Leads to a page of this Storybook. */
export const Card = ({ who, title, path, children }: CardProps) => (
  <li className={styles.card}>
    <p className={styles.who}>{who}</p>
    <a className={styles.link} href={`./?path=${path}`} target="_top">
      {title}
    </a>
    <p className={styles.text}>{children}</p>
  </li>
);

/** Lays out cards. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <ul className={styles.cards}>{children}</ul>
  </Unstyled>
);

/** Leads to the first page of a group of the sidebar. */
export const Group = ({ name, children }: { name: string; children: ReactNode }) => {
  const [id, first] =
    Object.entries(storyIndex()).find(([, { title }]) => groupOf(title) === name) ?? [];
  if (!id || !first) throw new Error(`The sidebar has no group '${name}'.`);
  const view = first.type === 'docs' ? 'docs' : 'story';
  return (
    <li className={styles.group}>
      <a className={styles.link} href={`./?path=/${view}/${id}`} target="_top">
        {name}
      </a>
      <p className={styles.text}>{children}</p>
    </li>
  );
};

/** Lays out the groups in rows. */
export const Groups = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <ul className={styles.groups}>{children}</ul>
  </Unstyled>
);
