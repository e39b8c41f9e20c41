import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { PostListSkeleton } from '../../skeletons/PostListSkeleton/index.ts';
import { CategoryLinks, type CategoryLinksProps } from '../CategoryLinks/index.ts';
import {
  PostGrid,
  PostList,
  type EmptyList,
  type PostItem,
  type PostListState,
} from '../PostList/index.ts';
import { MoreArticles, type MoreArticlesProps } from './MoreArticles.tsx';
import { SectionHeading } from '../SectionHeading/index.ts';

/** A category on the blog's first page. */
export interface BlogIndexSection {
  /** The base of the heading's id; unique on the page. */
  id: string;
  /** The category's name. */
  title: string;
  /** A sentence below the heading. */
  lead?: string | undefined;
  /** The category's newest posts, at least one. */
  posts: readonly PostItem[];
  /** The link to all posts of the category. Screen readers read it with the section's title. */
  all: { label: string; href: string };
}

interface Content {
  sections: readonly BlogIndexSection[];
  /** The list below the sections. */
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
}

// Sections alternate between two surfaces, with a blue line above each.
const surfaces = [
  { surface: 'ice', edge: 'blue', inset: 'near' },
  { surface: 'crease', edge: 'blue' },
] as const;

/** Two sections, as the blog's first page has them. */
const skeleton = surfaces.map((surface) => (
  <Section key={surface.surface} {...surface}>
    <PostListSkeleton count={3} columns="lead" hasHeading />
  </Section>
));

const CategorySection = ({
  id,
  title,
  lead,
  posts,
  all,
  index,
}: BlogIndexSection & { index: number }) => (
  <Section labelledBy={`${id}-title`} {...surfaces[index % surfaces.length]}>
    <SectionHeading title={title} lead={lead} id={`${id}-title`} />
    <Stack gap="xl">
      <PostGrid posts={posts} columns="lead" isFirst={index === 0} />
      <div>
        <ButtonLink href={all.href} variant="outline" context={title}>
          {all.label}
        </ButtonLink>
      </div>
    </Stack>
  </Section>
);

/**
 * Renders the blog's first page: links to all categories, the newest posts of some below their lead, and a
 * list of other posts.
 */
export const BlogIndex = ({ state, empty, categoryLinks }: BlogIndexProps) => (
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
      {({ sections, more }) => (
        <>
          {sections.map((section, index) => (
            <CategorySection key={section.id} {...section} index={index} />
          ))}
          {more && <MoreArticles {...more} />}
        </>
      )}
    </PostList>
  </>
);
