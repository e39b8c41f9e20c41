import { Fragment, type ComponentType } from 'react';
import type { PictureData } from '../../foundations/pictureData.ts';
import { Section } from '../../layout/Section/index.ts';
import { ClosingBanner, type ClosingBannerProps } from '../Banner/index.ts';
import { GuideContents } from '../GuideContents/index.ts';
import { InTheBag, type InTheBagProps } from '../InTheBag/index.ts';
import { PageIntro, type PageIntroProps } from '../PageIntro/index.ts';
import { ProTip, type ProTipProps } from '../ProTip/index.ts';
import * as styles from './Guide.css.ts';
import { GuideBody, type GuidePartData } from './GuideBody.tsx';
import { GuideFacts } from './GuideFacts.tsx';
import type { PartPhoto } from './GuidePhoto.tsx';
import { OtherGuides, type OtherGuidesProps } from './OtherGuides.tsx';
import { RinkModeButton } from './RinkModeButton.tsx';

export type { GuidePartData } from './GuideBody.tsx';

export interface GuideProps {
  /** The page's heading. */
  title: string;
  /** The lesson of the guide, in a sentence or two. */
  lead: string;
  /** The links from the home page to this page, which is the last. */
  breadcrumb: PageIntroProps['breadcrumb'];
  /** The picture beside the title, with its text alternative. Without one, a face-off circle is there. */
  opening?: { picture: PictureData; pictureAlt: string } | undefined;
  /** The time that it takes: `20 minutes`. */
  time: string;
  /** The date of the last review. */
  updated?: { text: string; iso: string } | undefined;
  /** The parts of the guide, in their order. */
  parts: readonly GuidePartData[];
  /** Loads the finder that opens below the links of parts. Without it the links are followed. */
  loadFinder?: (() => Promise<ComponentType>) | undefined;
  /** The tip below the parts. */
  tip: Pick<ProTipProps, 'title' | 'text'>;
  /** The product that the guide is about, shown after its second part, or after the part `bagAfter`. */
  bag?: InTheBagProps | undefined;
  /**
   * The id of the part that the product follows.
   *
   * @default the second part
   */
  bagAfter?: string | undefined;
  /** A photograph above the methods of a part, with the part's id. */
  photo?: PartPhoto | undefined;
  /** Links to the other guides, after the tip. */
  others?: OtherGuidesProps['guides'];
  /** The banner at the end, with links to the product at the store and on this site. */
  closing: ClosingBannerProps;
  /** Brand and address, shown in print only: `Crossbar Hockey, example.com/guides/…`. */
  source: string;
}

const tipId = 'pro-tip';

/** Renders a guide page. In print, the contents and the closing banner are left out. */
export const Guide = ({
  title,
  lead,
  breadcrumb,
  opening,
  time,
  updated,
  parts,
  loadFinder,
  tip,
  bag,
  bagAfter = parts[1]?.id,
  photo,
  others = [],
  closing,
  source,
}: GuideProps) => (
  <div className={styles.guide}>
    <PageIntro title={title} lead={lead} breadcrumb={breadcrumb} titleSize="xl" {...opening}>
      <GuideFacts time={time} updated={updated}>
        <RinkModeButton title={title} parts={parts} />
      </GuideFacts>
    </PageIntro>
    <Section surface="ice" inset="none">
      <div className={styles.columns}>
        <div className={styles.side}>
          <GuideContents
            parts={[
              ...parts.map(({ id, ...part }) => ({ id, title: part.shortTitle ?? part.title })),
              { id: tipId, title: 'Pro tip' },
            ]}
          />
        </div>
        <div className={styles.parts}>
          {parts.map((part) => (
            <Fragment key={part.id}>
              <GuideBody part={part} photo={photo} loadFinder={loadFinder} />
              {bag && part.id === bagAfter && <InTheBag {...bag} variant="large" />}
            </Fragment>
          ))}
          <ProTip {...tip} id={tipId} />
          {others.length > 0 && (
            <div className={styles.onScreen}>
              <OtherGuides guides={others} />
            </div>
          )}
          <p className={styles.source}>{source}</p>
        </div>
      </div>
    </Section>
    <div className={styles.onScreen}>
      <ClosingBanner {...closing} />
    </div>
  </div>
);
