import { Helmet } from 'react-helmet-async';
import { config } from '../config/index.ts';
import { brand } from '../content/facts.ts';

export interface PageHeadProps {
  /** The page's own title; the brand is added. */
  title: string;
  /** What the page is about, in 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** The canonical path. Without one the page is not to be indexed. */
  path?: string;
}

/** The picture of a shared link: address on the site, size in px, what is seen. */
export const shareImage = {
  path: '/share/home.jpg',
  width: 1200,
  height: 630,
  alt: 'Crossbar Hockey: a puck rings off the red crossbar of a goal at night.',
} as const;

/** Everything about a page that stands in its head. One on each page, never two. */
export const PageHead = ({ title, description, keywords, path }: PageHeadProps) => {
  const fullTitle = `${title} | ${brand}`;
  const image = `${config.origin}${shareImage.path}`;
  const url = path && `${config.origin}${path}`;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImage.width)} />
      <meta property="og:image:height" content={String(shareImage.height)} />
      <meta property="og:image:alt" content={shareImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={shareImage.alt} />
    </Helmet>
  );
};
