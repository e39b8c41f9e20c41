import type { FeatureListProps } from '#ui';
import * as figures from '#ui/figures';
import type { AnatomyName } from '../catalog/product.ts';
import { anatomyAlts } from '../content/products/anatomies.ts';

type Anatomy = NonNullable<FeatureListProps['anatomy']>;

/** The drawings beside the features of a product, the lowest layer first. */
const drawings: Record<AnatomyName, Omit<Anatomy, 'alt'>> = {
  bearing: {
    layers: [
      { drawing: figures.bearingWheel, part: 'wheel' },
      { drawing: figures.bearingLowerSeal, part: 'lowerSeal' },
      { drawing: figures.bearingOuterRing, part: 'still' },
      { drawing: figures.bearingInnerRing, part: 'innerRing' },
      { drawing: figures.bearingBalls, part: 'balls' },
      { drawing: figures.bearingSeal, part: 'seal' },
      { drawing: figures.bearingCallouts, part: 'callouts' },
    ],
  },
  lace: {
    layers: [
      { drawing: figures.laceWeave, part: 'tall' },
      { drawing: figures.laceCallouts, part: 'callouts' },
    ],
    thread: figures.laceThread,
  },
  tape: {
    layers: [
      { drawing: figures.tapeSock, part: 'tall' },
      { drawing: figures.tapeStrips, part: 'strips' },
      { drawing: figures.tapeRoll, part: 'roll' },
      { drawing: figures.tapeCallouts, part: 'callouts' },
    ],
  },
};

/** Returns the drawing beside the features of a product. Undefined for a product without one. */
export const anatomyOf = (name: AnatomyName | undefined): Anatomy | undefined =>
  name && { ...drawings[name], alt: anatomyAlts[name] };
