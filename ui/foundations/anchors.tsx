import type { AnchorHTMLAttributes } from 'react';

/** The attributes of an anchor; `href` is required. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Renders an anchor that loads the page. */
export const PlainLink = (props: LinkProps) => <a {...props} />;

/** Renders an anchor that opens a new tab. */
export const ExternalLink = (props: LinkProps) => <a {...props} target="_blank" rel="noopener" />;
