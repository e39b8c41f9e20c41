import type { DrawingData, GuideProps } from '#ui';
import * as drawings from '#ui/figures';
import { config } from '../../config/index.ts';
import { brand } from '../facts.ts';
import { bagOf } from '../products/bag.ts';
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

/** Returns the props of the `Guide` section, with drawings in place of their names. */
export const guideProps = (guide: Guide): GuideProps => ({
  title: guide.title,
  lead: guide.lead,
  breadcrumb: guide.breadcrumb,
  time: guide.time.text,
  updated: guide.updated,
  parts: guide.parts.map((part) => partProps(part, guide)),
  tip: guide.tip,
  bag: bagOf('guide-card', guide.product, guide.bagLabel),
  showsBagTwice: guide.bagLabel === undefined,
  closing: guide.closing,
  source: `${brand}, ${config.origin.replace(/^https?:\/\//, '')}${guide.path}`,
});
