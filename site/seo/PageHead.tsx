import { Helmet } from 'react-helmet-async';
import type { Post } from '../api/postTypes.ts';
import { config } from '../config/index.ts';
import { brand } from '../content/facts.ts';
import type { Head } from '../content/page.ts';
import { shareImagePath, shareImageSize } from './shareImage.ts';

export interface PageHeadProps extends Head {
  /** The canonical path, where there is one. */
  path?: string;
  /** Keeps search engines from listing the page. */
  noindex?: boolean;
  /** When the page is an article: what networks want to know of it. */
  article?: Pick<Post, 'publishedAt' | 'updatedAt' | 'author'>;
  /** Something on the page must be mended: the tab says so first. */
  hasErrors?: boolean;
}

/** An article's own tags, by name. */
const articleTags = ({ publishedAt, updatedAt, author }: NonNullable<PageHeadProps['article']>) =>
  Object.entries({
    'article:published_time': publishedAt?.iso,
    'article:modified_time': updatedAt?.iso,
    'article:author': author,
  }).flatMap(([property, content]) => (content ? [{ property, content }] : []));

/** Everything about a page that stands in its head. One on each page, never two. */
export const PageHead = ({
  title,
  description,
  keywords,
  picture,
  path,
  noindex = false,
  article,
  hasErrors = false,
}: PageHeadProps) => {
  const fullTitle = `${title} | ${brand}`;
  const image = `${config.origin}${shareImagePath(path ?? '/')}`;
  const imageAlt = `${fullTitle}. ${picture.alt}`;
  const url = path && `${config.origin}${path}`;
  return (
    <Helmet>
      <title>{hasErrors ? `Error: ${fullTitle}` : fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {url && <link rel="canonical" href={url} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && articleTags(article).map((tag) => <meta key={tag.property} {...tag} />)}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </Helmet>
  );
};
