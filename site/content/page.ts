import { linkTo, type FixedPath } from '../routes.ts';
import type { CardPicture } from './pictures.ts';

/** What a page tells the browser's tab, search engines and whoever is sent its address. */
export interface Head {
  /** The page's own title; the brand is added. */
  title: string;
  /** What the page is about, in 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** The picture behind the title on the card that stands for a shared address. */
  picture: CardPicture;
}

/** The way from the home page to a page, for its breadcrumb and its structured data alike. */
export const trailTo = (path: FixedPath) => [linkTo('/'), linkTo(path)];
