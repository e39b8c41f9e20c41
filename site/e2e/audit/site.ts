/** The facts about the site that the audit rules use. */
import type { Page } from './page.ts';

/** Metadata of an image file. Width and height are in px. */
export interface ImageFile {
  readonly width: number;
  readonly height: number;
  readonly format: string;
}

/** The built site and the owner's values. */
export interface Site {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly brand: string;
  /** The number of packs of each product, by the path of its page. */
  readonly products: ReadonlyMap<string, number>;
  readonly foundingYear: string;
  readonly storeHosts: readonly string[];
  readonly socialHosts: readonly string[];
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    readonly address: readonly string[];
  };
  /** Paths of the route table. */
  readonly routes: readonly string[];
  readonly pages: readonly Page[];
  readonly notFound: Page;
  /** Public files, relative to the site folder. */
  readonly files: ReadonlySet<string>;
  /** The images of share cards by file. */
  readonly shareImages: ReadonlyMap<string, ImageFile>;
  readonly sitemap: string;
  readonly robots: string;
}

/** Returns one sentence for each problem of a page. */
export type Rule = (page: Page, site: Site) => string[];

/** Returns one sentence for each problem of the site as a whole. */
export type SiteRule = (site: Site) => string[];

/** Returns no problem when a condition holds, else this one. */
export const expectThat = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);

/** Returns the file of an absolute address on this site; undefined when there is none. */
export const fileAt = ({ origin, files }: Site, address: unknown): string | undefined => {
  const file = String(address).startsWith(`${origin}/`) && String(address).slice(origin.length + 1);
  return file && files.has(file) ? file : undefined;
};
