import type { LinkComponent } from '#ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { loadPage } from './pages.ts';
import { routeOf } from '../paths.ts';

// Of the router's hooks rather than its Link, which brings along what only its framework mode uses.
const PageLink: LinkComponent = ({ href, onClick, ...rest }) => {
  const address = useHref(href);
  const navigate = useLinkClickHandler(href);
  const prepare = () => {
    loadPage(routeOf(href).page).catch(() => {});
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      href={address}
      onClick={follow}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      {...rest}
    />
  );
};

/** A link inside the site. Its page's code is fetched as soon as somebody reaches for it. */
export const SiteLink: LinkComponent = ({ href, ...rest }) =>
  /^(?:#|mailto:|tel:)/.test(href) ? (
    <a href={href} {...rest} />
  ) : (
    <PageLink href={href} {...rest} />
  );
