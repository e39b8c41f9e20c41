import { ClosingBanner, InspectionSheet } from '#ui';
import { sizeBearing, sizeLace, sizeTape } from '#ui/figures';
import { sceneMeasure } from '#ui/pictures';
import { quality } from '../content/whyChoose/quality.ts';
import { PageHead } from '../seo/PageHead.tsx';

const [tapeView, laceView, bearingView] = quality.views;
const views = [
  { ...tapeView, drawing: sizeTape },
  { ...laceView, drawing: sizeLace },
  { ...bearingView, drawing: sizeBearing },
];

/** Renders the quality page. */
export const Page = () => (
  <>
    <PageHead {...quality.head} path={quality.path} />
    <InspectionSheet
      {...quality.intro}
      views={views}
      standards={quality.standards}
      result={quality.result}
      block={quality.block}
    />
    <ClosingBanner {...quality.closing} picture={sceneMeasure} />
  </>
);
