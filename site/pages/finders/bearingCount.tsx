import { BearingRows, BearingTemplate, Finder as FinderSection } from '#ui';
import { bearingCount, bearingsOf, bearingTemplate } from '../../content/finders/bearingCount.ts';
import { address } from './address.ts';
import type { FinderModule } from './finder.ts';

/** Returns the finder with a drawing of each answer. */
const drawn = (finder: ReturnType<typeof bearingCount>): ReturnType<typeof bearingCount> => ({
  ...finder,
  answer: (choice) => ({
    ...finder.answer(choice),
    drawingPlace: 'below',
    drawing: <BearingRows {...bearingsOf(choice)} />,
  }),
});

/** Renders the finder of the number of bearings and the template of one. */
export const Finder: FinderModule['Finder'] = ({ product, surface }) => (
  <>
    <FinderSection {...drawn(bearingCount(product))} surface={surface} address={address} />
    <BearingTemplate {...bearingTemplate} surface="snow" />
  </>
);

/** Renders the template alone. */
export const GuideFinder: FinderModule['GuideFinder'] = () => (
  <BearingTemplate {...bearingTemplate} surface="snow" isInGuide />
);
