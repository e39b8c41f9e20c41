import { ReasonCard, type ReasonCardProps } from '../../cards/ReasonCard/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';

export interface ReasonsProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The reasons, in their order. */
  reasons: readonly ReasonCardProps[];
}

/** Renders the reasons to choose the products, each with a link to its page. */
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
