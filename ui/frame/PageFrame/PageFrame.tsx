import type { ReactNode } from 'react';
import { SkipLink, VisuallyHidden } from '../../primitives/index.ts';
import { Footer, type FooterProps } from '../Footer/index.ts';
import { Header, type HeaderProps } from '../Header/index.ts';
import * as styles from './PageFrame.css.ts';

/** The id of the element that holds a page's own content. */
export const mainId = 'main';

export interface PageFrameProps {
  /** The page's own content: sections. */
  children: ReactNode;
  /** The bar at the top. */
  header: HeaderProps;
  /** The end of the page. */
  footer: FooterProps;
  /** Read out when it changes: the title of the page that was navigated to. */
  announcement?: string;
  /** Where toasts appear. */
  toaster?: ReactNode;
}

/** What every page stands in: skip link, header, main, footer, and what is announced. */
export const PageFrame = ({
  children,
  header,
  footer,
  announcement = '',
  toaster,
}: PageFrameProps) => (
  <div className={styles.frame}>
    <SkipLink target={mainId} />
    <Header {...header} />
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer {...footer} />
    <div aria-live="polite">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
    {toaster}
  </div>
);
