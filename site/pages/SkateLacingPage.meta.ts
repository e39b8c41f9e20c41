import { skateLacing } from '../content/guides/skateLacing.ts';
import { guideNodes } from '../seo/guide.ts';
import { organization } from '../seo/organization.ts';
import type { PageMeta } from '../seo/pageMeta.ts';

export const meta: PageMeta = {
  head: skateLacing.head,
  breadcrumb: skateLacing.breadcrumb,
  nodes: [...guideNodes(skateLacing), organization()],
};
