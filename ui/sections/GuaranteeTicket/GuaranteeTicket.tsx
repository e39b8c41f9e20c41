import { Section } from '../../layout/Section/index.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import type { PageWordsProps } from '../PageIntro/PageWords.tsx';
import * as styles from './GuaranteeTicket.css.ts';
import * as stubStyles from './stub.css.ts';
// After the styles that it overrides.
import * as pictureStyles from './picture.css.ts';

export interface GuaranteeTicketProps extends Omit<PageWordsProps, 'children' | 'facts'> {
  /** A picture at the edge of the ticket. It is decoration. */
  picture?: PictureData;
  /** Below the lead: what the ticket is valid for, each in a few words. */
  facts: readonly { label: string; value: string }[];
  /** The large number on the stub, and its unit: `30`, `days from purchase`. */
  stub: { value: string; label: string };
  /** The button on the stub, to the store, opened in a new tab. */
  store: { label: string; href: string };
  /** The second button on the stub, which starts a claim. */
  claim: { label: string; href: string };
}

/** Renders the start of a page as a ticket: the remedy as its headline, and a stub with the buttons. */
export const GuaranteeTicket = ({
  title,
  lead,
  breadcrumb,
  picture,
  facts,
  stub,
  store,
  claim,
}: GuaranteeTicketProps) => (
  <Section surface="night" inset="none" labelledBy="page-title">
    <div className={styles.page}>
      <Breadcrumb items={breadcrumb} />
      <div className={picture ? `${styles.ticket} ${pictureStyles.ticket}` : styles.ticket}>
        {picture && (
          <div className={pictureStyles.picture}>
            <Picture
              source={picture}
              isDecorative
              ratio="fill"
              sizes="(min-width: 64em) 50rem, 92vw"
              priority="first"
            />
          </div>
        )}
        <div
          data-surface="snow"
          className={picture ? `${styles.main} ${pictureStyles.words}` : styles.main}
        >
          <div className={styles.title}>
            <Heading level={1} size="2xl" id="page-title">
              {title}
            </Heading>
          </div>
          <Text size="lg" variant="muted" measure="reading">
            {lead}
          </Text>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div data-surface="snow" className={styles.stub}>
          <p className={stubStyles.days}>
            <span className={stubStyles.number}>{stub.value}</span>
            <span className={stubStyles.unit}>{stub.label}</span>
          </p>
          <div className={stubStyles.buttons}>
            <ButtonLink href={store.href} external width="fillPhone">
              {store.label}
            </ButtonLink>
            <ButtonLink href={claim.href} variant="outline" width="fillPhone">
              {claim.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  </Section>
);
