import { memo, type ReactNode } from 'react';
import { announcements } from '../../foundations/announcer.ts';
import { useStore } from '../../foundations/store.ts';
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
  /** A line above the header, with the name of its landmark. */
  notice?: { label: string; text: string } | undefined;
  /** The toaster, once it is loaded. */
  toaster?: ReactNode;
}

// In every document from the start: screen readers read only changes of a region that they know.
// Each text is an element of its own, so that a new one neither replaces nor repeats the one before.
const LiveRegion = () => (
  <div aria-live="polite" aria-relevant="additions">
    {useStore(announcements).map(({ id, text }) => (
      <VisuallyHidden key={id}>{text}</VisuallyHidden>
    ))}
  </div>
);

// Its props are the same on all pages, so a page change does not render it again.
const SameFooter = memo(Footer);

/** Renders the frame of every page: skip link, header, main, footer and the live region. */
export const PageFrame = ({ children, header, footer, notice, toaster }: PageFrameProps) => (
  <div className={styles.frame}>
    <SkipLink target={mainId} />
    {notice && (
      <aside aria-label={notice.label} className={styles.notice}>
        {notice.text}
      </aside>
    )}
    <Header {...header} />
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <SameFooter {...footer} />
    <LiveRegion />
    {toaster}
  </div>
);
