import { ClosingBanner, Scoreboard, Standards } from '#ui';
import { bearingsInUse, lacesInUse, sceneBlueLine, scenePerformance, tapeBand } from '#ui/pictures';
import { performance } from '../content/whyChoose/performance.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { board, clock, note, standards } = performance;
const pictures = { red: tapeBand, blue: lacesInUse, green: bearingsInUse };
const rows = standards.standards.map((row) => ({ ...row, picture: pictures[row.tone] }));

/** Renders the performance page. */
export const Page = () => (
  <>
    <PageHead {...performance.head} path={performance.path} />
    <Scoreboard {...performance.intro} {...{ board, clock, note }} picture={scenePerformance} />
    <Standards {...standards} standards={rows} edge="blue" />
    <ClosingBanner {...performance.closing} picture={sceneBlueLine} />
  </>
);
