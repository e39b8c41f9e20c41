import { useMemo } from 'react';
import { mutate } from 'swr';
import { isChecked, useIsChanged } from './dataCheck.ts';
import { usePrerendered } from './prerendered.ts';
import { postPath, postsPath } from './paths.ts';
import type { Post, PostList, PrerenderedPost } from './postTypes.ts';
import { createRelated, type ProductOf } from './related.ts';
import { spellingOf } from './spelling.ts';
import { useFetched, type Fetched } from './useFetched.ts';
import { usePosts } from './usePosts.ts';

/** Requests a post. When its slug has changed, its new page shows the same answer. */
export const loadPost = async (
  path: string,
  slug: string,
  prerendered?: PrerenderedPost,
): Promise<Post> => {
  // Imported on demand: the validator is not needed to show a prerendered post.
  const post = await (await import('./post.ts')).getPost(path, slug, prerendered);
  const current = postPath(post.slug);
  if (current !== undefined && current !== path) {
    await mutate(current, post, { revalidate: false });
  }
  return post;
};

/**
 * Loads a post by the slug in the URL. Returns the prerendered post until then, or `failed` when the
 * document was sent because the post is missing.
 */
export const usePost = (urlSlug: string): Fetched<Post> => {
  const { post: prerendered, isMissing } = usePrerendered() ?? {};
  // URLs ignore case, but the API may not: prefer the slug as the API writes it.
  const slug = prerendered?.slug ?? spellingOf('slug', urlSlug);
  const path = postPath(slug);
  const load = (at: string) => loadPost(at, slug, prerendered);
  // The check of the document shows the post if it was published since.
  const isKnownMissing = !useIsChanged(path) && isMissing && isChecked(path);
  const fetched = useFetched<Post>(isKnownMissing ? undefined : path, load, prerendered);
  return isMissing && fetched.status === 'loading' ? { status: 'failed' } : fetched;
};

/** Returns the posts to read next. Empty until they are loaded. */
export const useRelated = (post: Post, productOf: ProductOf): PostList['posts'] => {
  const prerendered = usePrerendered()?.related;
  const list = usePosts(prerendered ? undefined : postsPath);
  const posts = list.status === 'loaded' ? list.data.posts : undefined;
  const related = useMemo(
    () => (posts ? createRelated(posts, productOf)(post) : []),
    [posts, productOf, post],
  );
  return prerendered ?? related;
};
