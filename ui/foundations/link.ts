import { createContext, useContext, type ComponentType } from 'react';
import { ExternalLink, PlainLink, type LinkProps } from './anchors.tsx';

/** A link inside the site: takes the attributes of an anchor, and requires `href`. */
export type LinkComponent = ComponentType<LinkProps>;

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
