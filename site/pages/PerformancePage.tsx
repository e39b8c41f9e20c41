import { ClosingBanner, ItemSection, Scoreboard, wordItems } from '#ui';
import { scenePerformance } from '#ui/pictures';
import { performance } from '../content/whyChoose/performance.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { board, clock, note } = performance;

/** Renders the performance page. */
export const Page = () => (
  <>
    <PageHead {...performance.head} path={performance.path} />
    <Scoreboard {...performance.intro} {...{ board, clock, note }} />
    <ItemSection variant={wordItems} {...performance.standards} edge="blue" />
    <ClosingBanner {...performance.closing} picture={scenePerformance} />
  </>
);
