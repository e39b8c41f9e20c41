import { linkTo, type FixedPath } from '../routes.ts';
import type { CardPicture } from './pictures.ts';

/** The texts of a page for its `<head>`. */
export interface Head {
  /** The title without the brand, which `PageHead` adds. */
  title: string;
  /** 70 to 160 characters, as search engines show it. */
  description: string;
  keywords: readonly string[];
  /** The picture on the page's share card. */
  picture: CardPicture | { name: string; alt: string };
}

/** The links from the home page to a page, the page itself last. */
export type Breadcrumb = readonly { label: string; href: string }[];

/** Returns the breadcrumb of a page below the home page. */
export const breadcrumbTo = (path: FixedPath) => [linkTo('/'), linkTo(path)];
