import type { PrerenderedData } from '../api/prerendered.ts';
import type { Breadcrumb, Head } from '../content/page.ts';

/**
 * The title, description, share picture and structured data of a page. A page with structured data of
 * its own has `NAME.meta.ts` beside its component. Only the build imports it: the browser would load
 * the texts of every page.
 */
export interface PageMeta {
  head: Head;
  /** The links of the breadcrumb on the page; undefined where there is none. */
  breadcrumb: Breadcrumb | undefined;
  /** The structured data of the page, without its breadcrumb. */
  nodes: readonly object[];
}

/** Returns the meta of a page that has no structured data except its breadcrumb. */
export const metaWithoutNodes = (page: {
  head: Head;
  intro: { breadcrumb: Breadcrumb };
}): PageMeta => ({ head: page.head, breadcrumb: page.intro.breadcrumb, nodes: [] });

/** The meta of a route with a parameter; undefined when the build has no data for the path. */
export type MetaOf<Parameter extends string> = (
  parameters: Readonly<Partial<Record<Parameter, string>>>,
  data: PrerenderedData,
) => PageMeta | undefined;
