import { legalHeads } from 'virtual:legal-heads';
import { legalPage } from '../content/legalPage.ts';
import type { PageMeta } from './pageMeta.ts';

/** The meta of each legal page that is written, by path. */
export const legalMetas: ReadonlyMap<string, PageMeta> = new Map(
  legalHeads
    .map(legalPage)
    .map(({ path, head, breadcrumb }) => [path, { head, breadcrumb, nodes: [] }]),
);
