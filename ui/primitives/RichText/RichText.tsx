import { useMemo } from 'react';
import * as styles from './RichText.css.ts';
import './blocks.css.ts';
import './code.css.ts';
import './tables.css.ts';
import './print.css.ts';
import type { SafeHtml } from './safeHtml.ts';
import { useKeptNodes } from './useKeptNodes.ts';

export interface RichTextProps {
  /** The text. `null` keeps the prerendered nodes, so that the document carries the HTML once. */
  html: SafeHtml | null;
  /** The key of the prerendered nodes: the post's path. */
  prerenderedKey: string;
  /**
   * Continues the text above it, which has the same parent: with a line above its first heading, and
   * figures that are counted on.
   *
   * @default false
   */
  isContinued?: boolean;
}

// With `require-trusted-types-for` in the CSP, React may not set a plain string, not even an empty one.
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } };
const emptyHtml = { __html: trustedTypes?.emptyHTML ?? '' };

/** Renders sanitized HTML from the API. */
export const RichText = ({ html, prerenderedKey, isContinued = false }: RichTextProps) => {
  // React sets the HTML again whenever it gets a new object, without comparing the HTML.
  const inner = useMemo(() => (html === null ? emptyHtml : { __html: html }), [html]);
  const element = useKeptNodes(prerenderedKey, html === null);
  return (
    <div
      // A new element for each post, so that React never overwrites the kept nodes of another one.
      key={prerenderedKey}
      ref={element}
      dir="auto"
      className={isContinued ? styles.continued : styles.first}
      suppressHydrationWarning
      dangerouslySetInnerHTML={inner}
    />
  );
};
