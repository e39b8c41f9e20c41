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

/** Renders the template of a bearing and the finder of their number. */
export const Finder: FinderModule['Finder'] = ({ product, surface }) => (
  <>
    <BearingTemplate {...bearingTemplate} surface={surface} />
    <FinderSection {...drawn(bearingCount(product))} surface="snow" address={address} />
  </>
);

/** Renders the template alone. */
export const GuideFinder: FinderModule['GuideFinder'] = () => (
  <BearingTemplate {...bearingTemplate} surface="snow" isInGuide />
);
