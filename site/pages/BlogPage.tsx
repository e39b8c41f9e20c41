import { BlogIndex, PageIntro, type BlogIndexProps } from '#ui';
import { postsPath } from '../api/paths.ts';
import { usePosts, useTopics } from '../api/usePosts.ts';
import { blog, blogSections, categoryLinks, moreArticles } from '../content/blog.ts';
import { cardInCategory, postCard } from '../content/posts.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { BlogClosing, BlogGuides } from './BlogLowerSections.tsx';
import { LowerSections } from './LowerSections.tsx';
import { useShowsAll } from './useShowsAll.ts';

const stateOf = (list: ReturnType<typeof usePosts>, showsAll: boolean): BlogIndexProps['state'] => {
  if (list.status === 'loading') return list;
  if (list.status === 'failed')
    return { ...list, ...blog.failed, onRetry: () => location.reload() };
  const { posts } = list.data;
  const sections = blogSections(posts).slice(0, showsAll ? undefined : 1);
  // Also in the first window of a blog with posts of other categories only.
  const more = showsAll || sections.length === 0 ? moreArticles(posts) : [];
  return {
    status: 'loaded',
    // The heading of the section names the category.
    sections: sections.map((section) => ({ ...section, posts: section.posts.map(cardInCategory) })),
    more: more.length > 0 ? { title: blog.more, posts: more.map(postCard) } : undefined,
  };
};

/** Renders the blog's first page. */
export const Page = () => {
  const list = usePosts(postsPath);
  return (
    <>
      <PageHead {...blog.head} path={blog.path} />
      <PageIntro {...blog.intro} titleSize="xl" isShort />
      <BlogIndex
        state={stateOf(list, useShowsAll())}
        empty={blog.empty}
        categoryLinks={categoryLinks(undefined, useTopics())}
      >
        <LowerSections>
          <BlogGuides />
        </LowerSections>
      </BlogIndex>
      <LowerSections>
        <BlogClosing />
      </LowerSections>
    </>
  );
};
