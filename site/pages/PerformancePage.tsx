import { ClosingBanner, Scoreboard, Standards } from '#ui';
import { hockeyStop, inlineStride, lacesTight, scenePerformance, tapeOnLegs } from '#ui/pictures';
import { withPrice } from '../content/products/cards.ts';
import { performance } from '../content/whyChoose/performance.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { board, clock, note, standards } = performance;
const pictures = {
  // An upright crop at the right keeps both legs.
  red: { ...tapeOnLegs, focus: 'right' as const },
  blue: lacesTight,
  green: inlineStride,
};
const rows = standards.standards.map((row) => ({
  ...row,
  ...withPrice(row.product),
  picture: pictures[row.tone],
}));

/** Renders the performance page. */
export const Page = () => (
  <>
    <PageHead {...performance.head} path={performance.path} />
    <Scoreboard {...performance.intro} {...{ board, clock, note }} picture={hockeyStop} />
    <Standards {...standards} standards={rows} edge="blue" />
    <ClosingBanner {...performance.closing} picture={scenePerformance} />
  </>
);
