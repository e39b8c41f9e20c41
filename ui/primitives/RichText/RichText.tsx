import { useMemo } from 'react';
import * as styles from './RichText.css.ts';
import './blocks.css.ts';
import './code.css.ts';
import './tables.css.ts';
import './print.css.ts';
import type { SafeHtml } from './safeHtml.ts';
import { useKept } from './useKept.ts';

export interface RichTextProps {
  /** The article. `null` keeps what the document came with, so that it need not be sent twice. */
  html: SafeHtml | null;
  /** What it is kept by while it is away: the article's address. */
  keepAs: string;
}

// Under a policy of trusted types React may not set even an empty text.
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } };
const nothing = { __html: trustedTypes?.emptyHTML ?? '' };

/** An article as it was written: HTML from the API, sanitized. */
export const RichText = ({ html, keepAs }: RichTextProps) => {
  // The same object as long as the article is the same: React sets what is new without comparing.
  const inner = useMemo(() => (html === null ? nothing : { __html: html }), [html]);
  const element = useKept(keepAs, html === null);
  return (
    <div
      // Another article gets another element: what is kept by one address is never overwritten.
      key={keepAs}
      ref={element}
      dir="auto"
      className={styles.richText}
      suppressHydrationWarning
      dangerouslySetInnerHTML={inner}
    />
  );
};
