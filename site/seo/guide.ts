/** A guide as search engines are told of it: an article, and the steps that stand in it. */
import { config } from '../config/index.ts';
import type { Guide, GuideMethod } from '../content/guides/guide.ts';
import { theBrand } from './organization.ts';
import { shareImagePath } from './shareImage.ts';

/** One of several ways to do it, with its steps. */
const way = (url: string, { id, name, steps }: GuideMethod) => ({
  '@type': 'HowToSection',
  name,
  url: `${url}#${id}`,
  itemListElement: steps.map((step) => ({
    '@type': 'HowToStep',
    name: step.name,
    text: step.text,
    url: `${url}#${id}`,
  })),
});

/** One step of a job, with what is done in it. */
const stage = (url: string, { id, name, steps }: GuideMethod) => ({
  '@type': 'HowToStep',
  name,
  text: steps.map((step) => `${step.name}: ${step.text}`).join(' '),
  url: `${url}#${id}`,
});

export const guideThings = (guide: Guide) => {
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
      author: theBrand,
      publisher: theBrand,
      mainEntityOfPage: url,
    },
    {
      '@type': 'HowTo',
      '@id': `${url}#howto`,
      name: guide.title,
      description: guide.lead,
      image,
      totalTime: guide.time.iso,
      tool: guide.tools.map((name) => ({ '@type': 'HowToTool', name })),
      supply: guide.supplies.map((name) => ({ '@type': 'HowToSupply', name })),
      step: guide.parts.flatMap(({ methods = [], isSequence }) =>
        methods.map((method) => (isSequence ? stage : way)(url, method)),
      ),
    },
  ];
};
