import type { ReactNode } from 'react';
import { Inline } from '../../layout/Inline/index.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './PageWords.css.ts';

export interface PageWordsProps {
  /** The page's heading. Its id is `page-title`. */
  title: string;
  /** The subject of the page, in a sentence or two. */
  lead: string;
  /** The links from the home page to this page, which is the last. */
  breadcrumb: BreadcrumbProps['items'];
  /**
   * The size of the title. `xl` for a title of many words.
   *
   * @default 2xl
   */
  titleSize?: 'xl' | '2xl';
  /** Buttons below the lead. */
  children?: ReactNode;
  /**
   * Facts of a few words each, with a tick, in a row that wraps below the buttons.
   *
   * @default no facts
   */
  facts?: readonly string[];
}

/** Renders the words at the start of a page: breadcrumb, title, lead, buttons. */
export const PageWords = ({
  title,
  lead,
  breadcrumb,
  titleSize = '2xl',
  children,
  facts = [],
}: PageWordsProps) => (
  <>
    <Breadcrumb items={breadcrumb} />
    <Heading level={1} size={titleSize} id="page-title">
      {title}
    </Heading>
    <Text size="lg" variant="muted" measure="reading">
      {lead}
    </Text>
    {children && (
      <div className={styles.actions}>
        <Inline gap="sm">{children}</Inline>
      </div>
    )}
    {facts.length > 0 && (
      <ul role="list" className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            <Icon name="check" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);
