import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

/** A link inside the site: takes the attributes of an anchor, and requires `href`. */
export type LinkComponent = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }
>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

/** An anchor that opens a new tab. */
const ExternalLink: LinkComponent = (props) => <a {...props} target="_blank" rel="noopener" />;

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Provides the router's link component. Without it, links are plain anchors that load the page. */
export const LinkProvider = LinkContext.Provider;

/**
 * Returns the component to render a link with: the router's for an address inside the site, an
 * anchor that opens a new tab for an external one.
 */
export const useLink = ({ external = false } = {}): LinkComponent => {
  const InternalLink = useContext(LinkContext);
  return external ? ExternalLink : InternalLink;
};
