import { ReasonCard, type ReasonCardProps } from '../../cards/ReasonCard/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';

export interface ReasonsProps {
  /** The heading. */
  title: string;
  /** What ties the reasons together. */
  lead: string;
  /** The reasons, in their order. */
  reasons: readonly ReasonCardProps[];
}

/** Why choose the products: a few reasons, each with a page behind it. */
export const Reasons = ({ title, lead, reasons }: ReasonsProps) => (
  <Section surface="crease" edge="blue" labelledBy="reasons-title">
    <SectionHeading title={title} lead={lead} id="reasons-title" />
    <Grid columns="4">
      {reasons.map((reason) => (
        <li key={reason.href}>
          <ReasonCard {...reason} />
        </li>
      ))}
    </Grid>
  </Section>
);
