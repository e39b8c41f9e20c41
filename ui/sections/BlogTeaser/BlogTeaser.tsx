import { Section } from '../../layout/Section/index.ts';
import { PostListSkeleton } from '../../skeletons/PostListSkeleton/index.ts';
import {
  PostGrid,
  PostList,
  type EmptyList,
  type PostItem,
  type PostListState,
} from '../PostList/index.ts';
import { HeadedList } from '../SectionHeading/HeadedList.tsx';

export type BlogTeaserState = PostListState<{ posts: readonly PostItem[] }>;

export interface BlogTeaserProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The status of the list, and its posts once they are loaded. */
  state: BlogTeaserState;
  /** Shown when there are no posts. */
  empty: EmptyList;
  /** The button to the blog. */
  all: { label: string; href: string };
}

const isEmpty = ({ posts }: { posts: readonly PostItem[] }) => posts.length === 0;

/** Renders the newest posts and a link to the blog. */
export const BlogTeaser = ({ title, lead, state, empty, all }: BlogTeaserProps) => (
  <Section surface="ice" labelledBy="blog-title">
    <HeadedList title={title} lead={lead} id="blog-title" all={all} variant="section">
      <PostList
        state={state}
        isEmpty={isEmpty}
        empty={empty}
        skeleton={<PostListSkeleton count={3} columns="trio" />}
      >
        {({ posts }) => <PostGrid posts={posts} columns="trio" />}
      </PostList>
    </HeadedList>
  </Section>
);
