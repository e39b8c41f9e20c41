import { Helmet } from 'react-helmet-async';
import type { Post } from '../api/postTypes.ts';
import { config } from '../config/index.ts';
import { brand } from '../content/facts.ts';
import type { Head } from '../content/page.ts';
import { shareImagePath, shareImageSize } from './shareImage.ts';

export interface PageHeadProps extends Head {
  /** The canonical path; undefined on the 404 page and in shells. */
  path?: string;
  /** Asks search engines not to list the page. */
  noindex?: boolean;
  /** Set on a post page: what social networks show of a post. */
  post?: Pick<Post, 'publishedAt' | 'updatedAt' | 'author'>;
  /** Puts "Error: " before the title in the tab, for a form with errors. */
  hasErrors?: boolean;
}

const postTags = ({ publishedAt, updatedAt, author }: NonNullable<PageHeadProps['post']>) =>
  Object.entries({
    'article:published_time': publishedAt?.iso,
    'article:modified_time': updatedAt?.iso,
    'article:author': author,
  }).flatMap(([property, content]) => (content ? [{ property, content }] : []));

/** Renders the tags of a page in `<head>`. A second one on a page would double them. */
export const PageHead = ({
  title,
  description,
  keywords,
  picture,
  path,
  noindex = false,
  post,
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
      {path === '/' && config.googleVerification && (
        <meta name="google-site-verification" content={config.googleVerification} />
      )}
      {url && <link rel="canonical" href={url} />}
      {(noindex || config.isStaging) && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content={post ? 'article' : 'website'} />
      {post && postTags(post).map((tag) => <meta key={tag.property} {...tag} />)}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      {/* X reads the Open Graph tags for the title and the description. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </Helmet>
  );
};
