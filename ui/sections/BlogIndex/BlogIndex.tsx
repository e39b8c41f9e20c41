import type { ReactNode } from 'react';
import { Section } from '../../layout/Section/index.ts';
import { PostListSkeleton } from '../../skeletons/PostListSkeleton/index.ts';
import { CategoryLinks, type CategoryLinksProps } from '../CategoryLinks/index.ts';
import {
  PostGrid,
  PostList,
  type EmptyList,
  type PostItem,
  type PostListState,
} from '../PostList/index.ts';
import { HeadedList } from '../SectionHeading/HeadedList.tsx';
import { MoreArticles, type MoreArticlesProps } from './MoreArticles.tsx';

/** A category on the blog's first page. */
export interface BlogIndexSection {
  /** The base of the heading's id; unique on the page. */
  id: string;
  /** The category's name. */
  title: string;
  /** The category's newest posts, at least one. */
  posts: readonly PostItem[];
  /** The link to all posts of the category, whose label names it: `View all Hockey Tips`. */
  all: { label: string; href: string };
}

interface Content {
  sections: readonly BlogIndexSection[];
  /** The list at the end. */
  more?: MoreArticlesProps | undefined;
}

export type BlogIndexState = PostListState<Content>;

export interface BlogIndexProps {
  /** The status of the posts, and the sections once they are loaded. */
  state: BlogIndexState;
  /** Shown when there is neither a section nor an article. */
  empty: EmptyList;
  /** The links to all categories. */
  categoryLinks: CategoryLinksProps;
  /**
   * A section between those of the categories and the list, such as guides. It does not wait for the posts.
   *
   * @default nothing
   */
  children?: ReactNode;
}

// Sections alternate between two surfaces and between two lists. The first has a blue line between it and the
// links to the categories.
const designs = [
  { columns: 'lead', section: { surface: 'ice', edge: 'blue', inset: 'near' } },
  { columns: 'trio', section: { surface: 'crease' } },
] as const;

/** Two sections, as the blog's first page has them. */
const skeleton = designs.map(({ columns, section }) => (
  <Section key={columns} {...section}>
    <PostListSkeleton count={3} columns={columns} hasHeading />
  </Section>
));

const CategorySection = ({
  id,
  title,
  posts,
  all,
  index,
}: BlogIndexSection & { index: number }) => {
  const { columns, section } = designs[index % 2 === 0 ? 0 : 1];
  return (
    <Section labelledBy={`${id}-title`} {...section}>
      <HeadedList title={title} id={`${id}-title`} all={all} variant="label">
        <PostGrid posts={posts} columns={columns} isFirst={index === 0} />
      </HeadedList>
    </Section>
  );
};

/**
 * Renders the blog's first page: links to all categories, the newest posts of some, and a list of other
 * posts.
 */
export const BlogIndex = ({ state, empty, categoryLinks, children }: BlogIndexProps) => (
  <>
    <CategoryLinks {...categoryLinks} />
    <PostList
      state={state}
      isEmpty={({ sections, more }) => sections.length === 0 && !more}
      empty={empty}
      skeleton={skeleton}
      level={2}
      Frame={Section}
    >
      {({ sections }) =>
        sections.map((section, index) => (
          <CategorySection key={section.id} {...section} index={index} />
        ))
      }
    </PostList>
    {children}
    {state.status === 'loaded' && state.more && <MoreArticles {...state.more} />}
  </>
);
