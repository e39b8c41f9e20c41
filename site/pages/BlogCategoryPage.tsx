import { BlogCategory, PageIntro, RelatedPosts, type BlogCategoryProps } from '#ui';
import { topics } from '#ui/figures';
import { useParams } from 'react-router-dom';
import { fewPosts, pageSize } from '../api/counts.ts';
import { useOthers } from '../api/useOthers.ts';
import { categoryPath } from '../api/paths.ts';
import { spellingOf } from '../api/spelling.ts';
import { useMore } from '../api/useMore.ts';
import { loadRest, usePosts, useTopics } from '../api/usePosts.ts';
import { usePrerenderedPage } from '../api/prerendered.ts';
import { categoryLinks, categoryOthers, categoryPage } from '../content/blog.ts';
import { cardInCategory, postCard } from '../content/posts.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { BlogLowerSections } from './BlogLowerSections.tsx';

type Content = ReturnType<typeof categoryPage>;

const useCategory = (path: string | undefined, content: Content): BlogCategoryProps['state'] => {
  const list = usePosts(path);
  const known = list.status === 'loaded' ? list.data : undefined;
  const isWhole = known?.posts.length === known?.total;
  const more = useMore(content.path, async () => {
    if (path !== undefined && !isWhole) await loadRest(path);
  });
  // The slug is invalid, so there is nothing to request: show the empty category.
  if (path === undefined) return { status: 'loaded', posts: [] };
  if (list.status === 'loading') return list;
  if (list.status === 'failed')
    return { ...list, ...content.failed, onRetry: () => location.reload() };
  const { posts, total } = list.data;
  const shown = posts.slice(0, more.count);
  return {
    status: 'loaded',
    posts: shown.map(cardInCategory),
    ...(total > shown.length && {
      more: {
        label: content.more,
        onMore: () => void more.showMore(),
        isLoading: more.status === 'loading',
        failure: more.status === 'failed' ? content.failed.text : undefined,
      },
    }),
    ...(total > pageSize && { shownNote: content.shown(shown.length, total) }),
  };
};

/** Renders a category page. */
export const Page = () => {
  const { category = '' } = useParams();
  const content = categoryPage(category);
  const slug = spellingOf('category', category);
  const state = useCategory(categoryPath(slug), content);
  const { isShell } = usePrerenderedPage();
  const shown = state.status === 'loaded' ? state.posts : undefined;
  const others = useOthers(slug, shown !== undefined && shown.length <= fewPosts).filter(
    // A post may have come into this category since the document was made.
    (other) => !shown?.some(({ id }) => id === other.slug),
  );
  const isEmpty = shown?.length === 0;
  return (
    <>
      <PageHead {...content.head} {...(!isShell && { path: content.path })} noindex={isEmpty} />
      <PageIntro {...content.intro} drawing={{ ...topics, src: `${topics.src}#${category}` }} />
      <BlogCategory
        state={state}
        empty={content.empty}
        categoryLinks={categoryLinks(category, useTopics())}
      />
      <BlogLowerSections>
        {others.length > 0 && <RelatedPosts {...categoryOthers} posts={others.map(postCard)} />}
      </BlogLowerSections>
    </>
  );
};
