import type { LinkComponent } from '#ui';
import { Link } from 'react-router-dom';
import { loadPage } from './pages.ts';
import { routeOf } from './paths.ts';

/** A link inside the site. Its page's code is fetched as soon as somebody reaches for it. */
export const SiteLink: LinkComponent = ({ href, ...rest }) => {
  if (/^(?:#|mailto:|tel:)/.test(href)) return <a href={href} {...rest} />;
  const prepare = () => {
    loadPage(routeOf(href).page).catch(() => {});
  };
  return (
    <Link
      discover="none"
      to={href}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      {...rest}
    />
  );
};
