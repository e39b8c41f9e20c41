import { Section } from '../../layout/Section/index.ts';
import { ClosingBanner, type ClosingBannerProps } from '../Banner/index.ts';
import { GuideContents } from '../GuideContents/index.ts';
import { PageIntro, type PageIntroProps } from '../PageIntro/index.ts';
import { ProTip, type ProTipProps } from '../ProTip/index.ts';
import * as styles from './Guide.css.ts';
import { GuideBody, type GuidePartData } from './GuideBody.tsx';
import { GuideFacts } from './GuideFacts.tsx';

export type { GuidePartData } from './GuideBody.tsx';

export interface GuideProps {
  /** The page's heading. */
  title: string;
  /** What it teaches, in a sentence or two. */
  lead: string;
  /** The way from the home page to this one; the last is this page. */
  breadcrumb: PageIntroProps['breadcrumb'];
  /** How long it takes, in words. */
  time: string;
  /** The day it was last looked through. */
  updated?: { text: string; iso: string } | undefined;
  /** The guide itself, part by part. */
  parts: readonly GuidePartData[];
  /** The last thing that is taught. */
  tip: Pick<ProTipProps, 'title' | 'text'>;
  /** The ways on: to the store, and to the product. */
  closing: ClosingBannerProps;
  /** Who wrote it and where it is, for the handout: `Crossbar Hockey, example.com/guides/…`. */
  source: string;
}

const tipId = 'pro-tip';

/** A guide from its heading to the ways on. Printed, it is a handout. */
export const Guide = ({
  title,
  lead,
  breadcrumb,
  time,
  updated,
  parts,
  tip,
  closing,
  source,
}: GuideProps) => (
  <div className={styles.guide}>
    <PageIntro title={title} lead={lead} breadcrumb={breadcrumb}>
      <GuideFacts time={time} updated={updated} />
    </PageIntro>
    <Section surface="ice" inset="none">
      <div className={styles.columns}>
        <div className={styles.side}>
          <GuideContents parts={[...parts, { id: tipId, title: 'Pro tip' }]} />
        </div>
        <div className={styles.parts}>
          {parts.map((part) => (
            <GuideBody key={part.id} part={part} />
          ))}
          <ProTip {...tip} id={tipId} />
          <p className={styles.source}>{source}</p>
        </div>
      </div>
    </Section>
    <div className={styles.closing}>
      <ClosingBanner {...closing} />
    </div>
  </div>
);
