import type { DrawingData, GuideProps } from '#ui';
import * as drawings from '#ui/figures';
import { catalog } from '../../catalog/index.ts';
import { config } from '../../config/index.ts';
import { linkTo, type FixedPath } from '../../routes.ts';
import { brand, store } from '../facts.ts';
import { bagOf } from '../products/bag.ts';
import { storeHref } from '../storeLinks.ts';
import type { FigureName, Guide, GuideMethod, GuidePart } from './guide.ts';

const figures: Record<FigureName, DrawingData> = { ...drawings };

const methodProps = (method: GuideMethod) => ({ ...method, figure: figures[method.figure] });

const partProps = (
  { showsMaterials, methods, figure, ...part }: GuidePart,
  { tools, supplies }: Guide,
): GuideProps['parts'][number] => ({
  ...part,
  materials: showsMaterials && [
    { title: 'Tools', items: tools },
    { title: 'Supplies', items: supplies },
  ],
  methods: methods?.map(methodProps),
  figure: figure && { drawing: figures[figure.name], alt: figure.alt, caption: figure.caption },
});

const guidePaths = [
  '/guides/hockey-stick-taping',
  '/guides/hockey-skate-lacing',
  '/guides/bearing-maintenance',
] as const satisfies readonly FixedPath[];

export type GuidePath = (typeof guidePaths)[number];

/** Returns the banner with the button to the product at the store. A product that is not sold has none. */
const closingOf = ({ closing, product }: Guide): GuideProps['closing'] => {
  const offer = bagOf('guide-closing', product);
  const noun = catalog.find(({ key }) => key === product)?.noun;
  if (!offer || !noun) {
    return { ...closing, store: { label: `Shop on ${store.name}`, href: storeHref('guide') } };
  }
  const label = `Buy ${noun} on ${store.name}`;
  return { ...closing, store: { label, href: offer.store.href } };
};

/** Without the pictures of the other guides, which the page adds. */
type PropsOfContent = Omit<GuideProps, 'others'> & { others: { label: string; href: GuidePath }[] };

/** Returns the props of the `Guide` section, with drawings in place of their names. */
export const guideProps = (guide: Guide): PropsOfContent => ({
  title: guide.title,
  lead: guide.lead,
  breadcrumb: guide.breadcrumb,
  time: guide.time.text,
  updated: guide.updated,
  parts: guide.parts.map((part) => partProps(part, guide)),
  tip: guide.tip,
  bag: guide.productAfter ? bagOf('guide-card', guide.product) : undefined,
  bagAfter: guide.productAfter,
  others: guidePaths
    .filter((path) => path !== guide.path)
    .map((path) => ({ ...linkTo(path), href: path })),
  closing: closingOf(guide),
  source: `${brand}, ${config.origin.replace(/^https?:\/\//, '')}${guide.path}`,
});
