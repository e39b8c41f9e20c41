import { config } from '../config/index.ts';
import type { Head } from '../content/page.ts';

type PageType = 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** Returns the node of a page itself, with the properties of its type. */
export const webPage = (
  type: PageType,
  { path, head }: { path: string; head: Head },
  properties: object,
) => ({
  '@type': type,
  '@id': `${config.origin}${path}#page`,
  name: head.title,
  description: head.description,
  url: `${config.origin}${path}`,
  ...properties,
});
