import { config } from '../config/index.ts';
import type { Guide, GuideMethod } from '../content/guides/guide.ts';
import { organizationId, publisher } from './organization.ts';
import type { PageMeta } from './pageMeta.ts';
import { shareImagePath } from './shareImage.ts';

/** Returns a method that is no step of a sequence. */
const section = (url: string, { id, title: name, steps }: GuideMethod) => ({
  '@type': 'HowToSection',
  name,
  url: `${url}#${id}`,
  itemListElement: steps.map((one) => ({
    '@type': 'HowToStep',
    name: one.title,
    text: one.text,
  })),
});

/** Returns a method that is one step of a sequence. */
const step = (url: string, { id, title: name, steps }: GuideMethod) => ({
  '@type': 'HowToStep',
  name,
  text: steps.map((one) => `${one.title}: ${one.text}`).join(' '),
  url: `${url}#${id}`,
});

/** Returns the nodes of a guide: an Article, and a HowTo with the guide's tools and steps. */
const guideNodes = (guide: Guide) => {
  const url = `${config.origin}${guide.path}`;
  const image = `${config.origin}${shareImagePath(guide.path)}`;
  return [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: guide.title,
      description: guide.head.description,
      image: [image],
      dateModified: guide.updated.iso,
      author: organizationId,
      publisher,
      mainEntityOfPage: url,
    },
    {
      '@type': 'HowTo',
      '@id': `${url}#howto`,
      name: guide.title,
      description: guide.lead,
      totalTime: guide.time.iso,
      tool: guide.tools.map((name) => ({ '@type': 'HowToTool', name })),
      supply: guide.supplies.map((name) => ({ '@type': 'HowToSupply', name })),
      step: guide.parts.flatMap(({ methods = [], isSequence }) =>
        methods.map((method) => (isSequence ? step : section)(url, method)),
      ),
    },
  ];
};

/** Returns the meta of a guide's page. */
export const guideMeta = (guide: Guide): PageMeta => ({
  head: guide.head,
  breadcrumb: guide.breadcrumb,
  nodes: guideNodes(guide),
});
