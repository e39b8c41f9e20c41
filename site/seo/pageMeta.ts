import type { PrerenderedData } from '../api/prerendered.tsx';
import type { Breadcrumb, Head } from '../content/page.ts';

/**
 * What a page tells search engines and networks. It stands in `NAME.meta.ts` beside the page's
 * component, which only the build loads: the browser would get every page's words at once.
 */
export interface PageMeta {
  head: Head;
  /** The links of the breadcrumb on the page; undefined where there is none. */
  breadcrumb: Breadcrumb | undefined;
  /** The structured data of the page, without its breadcrumb. */
  nodes: readonly object[];
}

/** The meta of a route with a parameter; undefined when the build has no data for the path. */
export type MetaOf<Parameter extends string> = (
  parameters: Readonly<Partial<Record<Parameter, string>>>,
  data: PrerenderedData,
) => PageMeta | undefined;
