import type { ReactNode } from 'react';
import { Section } from '../../layout/Section/index.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { SocialLinks, type SocialLinksProps } from '../../primitives/SocialLinks/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './ContactDetails.css.ts';
import * as parts from './details.css.ts';

export interface ContactDetailsProps {
  /** The page's heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** A sentence before the links to the store: what the store answers. */
  note?: string;
  /** The link to the visitor's orders at the store, opened in a new tab, before the link to the store. */
  orders?: { label: string; href: string };
  /** The links from the home page to this page, which is the last. */
  breadcrumb: BreadcrumbProps['items'];
  /**
   * The contact details: a term with its lines. A line with `href` is a link. With a form, those with links
   * come before it and the others after it.
   */
  details: readonly { term: string; lines: readonly { text: string; href?: string }[] }[];
  /** The link to the store, opened in a new tab, in a box below the lead. */
  store: { label: string; href: string };
  /** The links to social networks. */
  socials: SocialLinksProps['links'];
  /** A heading and links to answers, after the details, from tablets up below the form. */
  answers?: { title: string; links: readonly { label: string; href: string }[] };
  /** A picture at the end, from tablets up. */
  picture?: PictureData;
  /** The contact form beside the details. Without it the details take its place. */
  children?: ReactNode;
}

const follow = 'Follow us';

const Details = ({ details }: Pick<ContactDetailsProps, 'details'>) =>
  details.length > 0 && (
    <dl className={parts.details}>
      {details.map(({ term, lines }) => (
        <div key={term} className={parts.detail}>
          <dt className={parts.term}>{term}</dt>
          <dd className={parts.lines}>
            {lines.map(({ text, href }) => (
              <div key={text}>{href ? <TextLink href={href}>{text}</TextLink> : text}</div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );

const isReach = ({ lines }: ContactDetailsProps['details'][number]) =>
  lines.some(({ href }) => href);

/**
 * Renders the start of the contact page: the heading, the form and the contact details. From tablets up, the
 * form is beside the others.
 */
export const ContactDetails = ({
  title,
  lead,
  note,
  orders,
  breadcrumb,
  details,
  store,
  socials,
  answers,
  picture,
  children,
}: ContactDetailsProps) => (
  <Section surface="crease" inset="none" labelledBy="page-title">
    <div className={styles.page}>
      <Breadcrumb items={breadcrumb} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <Heading level={1} size="2xl" id="page-title">
            {title}
          </Heading>
          <Text size="lg" variant="muted" measure="reading">
            {lead}
          </Text>
          <div className={styles.orders}>
            {note && <Text measure="reading">{note}</Text>}
            <div className={styles.storeLinks}>
              {[orders, store].map(
                (link) =>
                  link && (
                    <TextLink key={link.label} href={link.href} external variant="lead">
                      {link.label}
                    </TextLink>
                  ),
              )}
            </div>
          </div>
        </div>
        {children && <Details details={details.filter(isReach)} />}
        <div className={children ? `${styles.board} ${styles.onScreen}` : styles.board}>
          {children ?? <Details details={details} />}
        </div>
        {children && <Details details={details.filter((detail) => !isReach(detail))} />}
        <div className={styles.follow}>
          {/* The name of the list. */}
          <span aria-hidden="true">{follow}</span>
          <SocialLinks label={follow} links={socials} />
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture
              source={picture}
              isDecorative
              ratio="fill"
              sizes="(min-width: 64em) 46vw, (min-width: 48em) 44vw, 94vw"
            />
          </div>
        )}
        {answers && (
          <div className={styles.answers}>
            <Heading level={2} size="sm">
              {answers.title}
            </Heading>
            <ul role="list" className={styles.list}>
              {answers.links.map(({ label, href }) => (
                <li key={href} className={styles.answer}>
                  <TextLink href={href} variant="lead">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  </Section>
);
