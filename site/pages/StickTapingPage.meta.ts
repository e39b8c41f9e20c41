import { stickTaping } from '../content/guides/stickTaping.ts';
import { guideNodes } from '../seo/guide.ts';
import { organization } from '../seo/organization.ts';
import type { PageMeta } from '../seo/pageMeta.ts';

export const meta: PageMeta = {
  head: stickTaping.head,
  breadcrumb: stickTaping.breadcrumb,
  nodes: [...guideNodes(stickTaping), organization()],
};
