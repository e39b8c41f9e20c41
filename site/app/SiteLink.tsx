import type { LinkComponent } from '#ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { rememberFollowedLink } from './followedLink.ts';
import { loadPage } from './pages.ts';
import { routeOf } from '../paths.ts';

// Made from the router's hooks: its Link imports code that only its framework mode uses.
const PageLink: LinkComponent = ({ href, onClick, ...rest }) => {
  const address = useHref(href);
  const navigate = useLinkClickHandler(href);
  const preload = () => {
    loadPage(routeOf(href).page).catch(() => {});
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    rememberFollowedLink(event.currentTarget);
    navigate(event);
  };
  return (
    <a
      href={address}
      onClick={follow}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
    />
  );
};

/** Renders a link inside the site. Pointing at it or focusing it loads the target page's code. */
export const SiteLink: LinkComponent = ({ href, ...rest }) =>
  /^(?:#|mailto:|tel:)/.test(href) ? (
    <a href={href} {...rest} />
  ) : (
    <PageLink href={href} {...rest} />
  );
