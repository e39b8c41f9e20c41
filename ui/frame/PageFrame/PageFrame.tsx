import type { ReactNode } from 'react';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Footer, type FooterProps } from '../Footer/index.ts';
import { Header, type HeaderProps } from '../Header/index.ts';
import * as styles from './PageFrame.css.ts';

/** The id of the `<main>` element. */
export const mainId = 'main';

export interface PageFrameProps {
  /** The sections of the page. */
  children: ReactNode;
  /** The props of the header. */
  header: HeaderProps;
  /** The props of the footer. */
  footer: FooterProps;
  /** Announced to screen readers when it changes: the title of the new page. */
  announcement?: string;
  /** The toaster, once it is loaded. */
  toaster?: ReactNode;
}

/** Renders the frame of every page: skip link, header, main, footer and the live region. */
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
