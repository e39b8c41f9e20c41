import { bearingCare } from '../content/guides/bearingCare.ts';
import { guideNodes } from '../seo/guide.ts';
import { organization } from '../seo/organization.ts';
import type { PageMeta } from '../seo/pageMeta.ts';

export const meta: PageMeta = {
  head: bearingCare.head,
  breadcrumb: bearingCare.breadcrumb,
  nodes: [...guideNodes(bearingCare), organization()],
};
