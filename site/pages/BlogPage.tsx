import { BlogIndex, PageIntro, type BlogIndexProps } from '#ui';
import { postsPath } from '../api/paths.ts';
import { usePosts, useTopics } from '../api/usePosts.ts';
import { blog, blogSections, categoryLinks } from '../content/blog.ts';
import { postCard } from '../content/posts.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { useShowsAll } from './useShowsAll.ts';

const stateOf = (list: ReturnType<typeof usePosts>, showsAll: boolean): BlogIndexProps['state'] => {
  if (list.status === 'loading') return list;
  if (list.status === 'failed')
    return { ...list, ...blog.failed, onRetry: () => location.reload() };
  const sections = blogSections(list.data.posts).slice(0, showsAll ? undefined : 1);
  return {
    status: 'loaded',
    sections: sections.map((section) => ({ ...section, posts: section.posts.map(postCard) })),
  };
};

/** Renders the blog's first page. */
export const Page = () => {
  const list = usePosts(postsPath);
  return (
    <>
      <PageHead {...blog.head} path={blog.path} />
      <PageIntro {...blog.intro} mark="play" />
      <BlogIndex
        state={stateOf(list, useShowsAll())}
        empty={blog.empty}
        categoryLinks={categoryLinks(undefined, useTopics())}
      />
    </>
  );
};
