/** What the rules know beside the page they look at. */
import type { Page } from './page.ts';

/** A picture's file, as it is. */
export interface PictureFile {
  readonly width: number;
  readonly height: number;
  readonly format: string;
}

/** The built site, and what its owner has set. */
export interface Site {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly brand: string;
  readonly foundingYear: string;
  readonly storeHosts: readonly string[];
  readonly socialHosts: readonly string[];
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    readonly address: readonly string[];
  };
  /** The paths of the route table. */
  readonly routes: readonly string[];
  readonly pages: readonly Page[];
  readonly notFound: Page;
  /** The files of the site, relative to its folder. */
  readonly files: ReadonlySet<string>;
  /** The pictures of share cards, by their file. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  readonly sitemap: string;
  readonly robots: string;
}

/** What is wrong with a page, one sentence for each fault. */
export type Rule = (page: Page, site: Site) => string[];

/** What is wrong with all pages together. */
export type SiteRule = (site: Site) => string[];

/** The file behind an absolute address of this site; nothing when there is none. */
export const fileBehind = ({ origin, files }: Site, address: string): string | undefined => {
  if (!address.startsWith(`${origin}/`)) return undefined;
  const file = address.slice(origin.length + 1);
  return files.has(file) ? file : undefined;
};
