import { BlogCategory, PageIntro, type BlogCategoryProps } from '#ui';
import { useParams } from 'react-router-dom';
import { categoryPath } from '../api/paths.ts';
import { useMore } from '../api/useMore.ts';
import { usePosts } from '../api/usePosts.ts';
import { usePrerenderedPage } from '../api/prerendered.tsx';
import { categoryPage, categoryLinks } from '../content/blog.ts';
import { categories } from '../content/categories.ts';
import { cardInCategory } from '../content/posts.ts';
import { PageHead } from '../seo/PageHead.tsx';

type Words = ReturnType<typeof categoryPage>;

const useCategory = (path: string | undefined, words: Words): BlogCategoryProps['state'] => {
  const list = usePosts(path);
  const { count, showMore } = useMore(words.path);
  // No such name, no such category: there is nothing to ask for, and nothing has failed.
  if (path === undefined) return { status: 'loaded', posts: [] };
  if (list.status === 'loading') return list;
  if (list.status === 'failed')
    return { ...list, ...words.failed, onRetry: () => location.reload() };
  const { posts, total } = list.data;
  const shown = posts.slice(0, count);
  return {
    status: 'loaded',
    posts: shown.map(cardInCategory),
    // Only what is here can be shown: a document brings the first few.
    ...(posts.length > shown.length && {
      more: { label: words.more, onMore: showMore },
      shownNote: words.shown(shown.length, total),
    }),
  };
};

/** The articles of a category. */
export const Page = () => {
  const { category = '' } = useParams();
  const words = categoryPage(category);
  const state = useCategory(categoryPath(category), words);
  const { isShell } = usePrerenderedPage();
  const isKnown = categories.some((slug) => slug === category);
  const isEmpty = state.status === 'loaded' && state.posts.length === 0;
  return (
    <>
      <PageHead
        {...words.head}
        {...(!isShell && { path: words.path })}
        noindex={isEmpty && !isKnown}
      />
      <PageIntro {...words.intro} mark="center" />
      <BlogCategory state={state} empty={words.empty} categoryLinks={categoryLinks(category)} />
    </>
  );
};
