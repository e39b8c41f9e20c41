import { BlogPost, RelatedPosts, type BlogPostProps } from '#ui';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Post } from '../api/postTypes.ts';
import { usePost, useRelated } from '../api/usePost.ts';
import { config } from '../config/index.ts';
import { postPage } from '../content/postPage.ts';
import { bagOf, productOfPost, productsOfPost } from '../content/products/bag.ts';
import { postHead, postBreadcrumb } from '../content/postHead.ts';
import { postBadge, postHref, postCard, updatedDay } from '../content/posts.ts';
import { shareLinks } from '../content/share.ts';
import { PageHead, type PageHeadProps } from '../seo/PageHead.tsx';
import { LowerSections } from './LowerSections.tsx';

const loaded = (post: Post): BlogPostProps['state'] => {
  const path = postHref(post.slug);
  const products = productsOfPost(post);
  const url = `${config.origin}${path}`;
  return {
    status: 'loaded',
    post: {
      title: post.title,
      badge: postBadge(post),
      author: post.author,
      authorBio: post.authorBio,
      published: post.publishedAt,
      updated: updatedDay(post),
      minutes: post.minutes,
      cover: post.cover,
      html: post.content,
      prerenderedKey: path,
    },
    breadcrumb: postBreadcrumb(post),
    share: { ...postPage.share, links: shareLinks(url, post.title), url, text: post.title },
    bagBetween: bagOf('post-card', products[0]),
    bags: products.flatMap((key, index) => {
      const label = postPage.bagLabels[index === 0 ? 'first' : 'next'];
      return bagOf('post-card', key, label) ?? [];
    }),
    allPostsLink: postPage.allPostsLink,
  };
};

const headOf = (post: Post | undefined, isMissing: boolean): PageHeadProps => {
  if (post) return { ...postHead(post), path: postHref(post.slug), post };
  return isMissing
    ? { ...postPage.loadingHead, title: postPage.missing.title, noindex: true }
    : postPage.loadingHead;
};

const Related = ({ post }: { post: Post }) => {
  const posts = useRelated(post, productOfPost);
  if (posts.length === 0) return null;
  return <RelatedPosts {...postPage.related} posts={posts.map(postCard)} />;
};

/** Replaces the address when the post has another slug now, and returns whether it has. */
const useNewAddress = (slug: string, post: Post | undefined) => {
  const navigate = useNavigate();
  const address = post ? postHref(post.slug) : undefined;
  const isMoved = address !== undefined && address !== postHref(slug);
  useEffect(() => {
    if (isMoved) void navigate(address, { replace: true });
  }, [isMoved, address, navigate]);
  return isMoved;
};

/** Renders a post page. */
export const Page = () => {
  const { slug = '' } = useParams();
  const found = usePost(slug);
  const loadedPost = found.status === 'loaded' ? found.data : undefined;
  const isMoved = useNewAddress(slug, loadedPost);
  const post = isMoved ? undefined : loadedPost;
  const state = (): BlogPostProps['state'] => {
    if (post) return loaded(post);
    return found.status === 'failed'
      ? { status: 'missing', ...postPage.missing }
      : { status: 'loading', withoutScript: postPage.loading };
  };
  return (
    <>
      <PageHead {...headOf(post, found.status === 'failed')} />
      <BlogPost state={state()} />
      <LowerSections>{post && <Related post={post} />}</LowerSections>
    </>
  );
};
