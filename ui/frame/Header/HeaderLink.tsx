import { useLink } from '../../foundations/link.tsx';
import * as styles from './Header.css.ts';

interface HeaderLinkProps {
  label: string;
  href: string;
  currentPath: string;
}

const currentOf = (href: string, currentPath: string) => {
  if (href === currentPath) return 'page';
  return href !== '/' && currentPath.startsWith(`${href}/`) ? 'true' : undefined;
};

/** Renders a link of the header. It is marked on its own page and on the pages below it. */
export const HeaderLink = ({ label, href, currentPath }: HeaderLinkProps) => {
  const Link = useLink();
  const current = currentOf(href, currentPath);
  return (
    <li className={styles.item}>
      <Link
        href={href}
        aria-current={current}
        {...(current && { 'data-current': '' })}
        className={styles.link}
      >
        {label}
      </Link>
    </li>
  );
};
