import { ReasonCard, type ReasonCardProps } from '../../cards/ReasonCard/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import { Section } from '../../layout/Section/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './Reasons.css.ts';

export interface ReasonsProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The reasons, in their order. */
  reasons: readonly ReasonCardProps[];
  /** A product in use, beside the reasons on wide windows and above them on narrow ones. */
  picture: PictureData | string;
  /** The text alternative of the picture. */
  pictureAlt: string;
}

/** Renders the reasons to choose the products, each with a link to its page, beside a product in use. */
export const Reasons = ({ title, lead, reasons, picture, pictureAlt }: ReasonsProps) => (
  <Section surface="crease" edge="blue" labelledBy="reasons-title">
    <SectionHeading title={title} lead={lead} id="reasons-title" />
    <div className={styles.columns}>
      <div className={styles.picture}>
        <Picture
          source={picture}
          alt={pictureAlt}
          ratio="fill"
          sizes="(min-width: 64em) 50rem, 94vw"
        />
      </div>
      <ul role="list" className={styles.cards}>
        {reasons.map((reason) => (
          <li key={reason.href}>
            <ReasonCard {...reason} />
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
