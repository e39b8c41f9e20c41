import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

/** What ui asks of a link inside the site: everything an anchor has, and an address. */
export type LinkComponent = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }
>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Gives ui the router's link. Without it, links are plain anchors that load the page. */
export const LinkProvider = LinkContext.Provider;

/** The link component for addresses inside the site. */
export const useLink = () => useContext(LinkContext);
