import { postHead, postBreadcrumb } from '../content/postHead.ts';
import type { MetaOf } from '../seo/pageMeta.ts';
import { blogPosting } from '../seo/blogPosting.ts';

export const meta: MetaOf<'slug'> = (_parameters, { post }) =>
  post && {
    head: postHead(post),
    breadcrumb: postBreadcrumb(post),
    nodes: [blogPosting(post)],
  };
