import { memo } from 'react';
import { useLink } from '../../foundations/link.ts';
import * as styles from './Header.css.ts';
import type { InlineFrom } from './inlineFrom.ts';

interface HeaderLinkProps {
  label: string;
  href: string;
  /** The value of `aria-current`: `page` on the link's own page, `true` on a page below it. */
  current: 'page' | 'true' | undefined;
  /** From which window on the links are beside each other. */
  from: InlineFrom;
}

/** Renders a link of the header, again only when its mark changes. */
export const HeaderLink = memo(({ label, href, current, from }: HeaderLinkProps) => {
  const Link = useLink();
  return (
    <li className={styles.item[from]}>
      <Link
        href={href}
        aria-current={current}
        {...(current && { 'data-current': '' })}
        className={styles.link[from]}
      >
        {label}
      </Link>
    </li>
  );
});
