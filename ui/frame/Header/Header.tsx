import { useLink } from '../../foundations/link.ts';
import { ButtonLink, type ButtonLinkProps } from '../../primitives/ButtonLink/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Logo } from '../../primitives/Logo/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Header.css.ts';
import { HeaderLink } from './HeaderLink.tsx';
import { currentOf } from './currentOf.ts';
import { inlineFromOf } from './inlineFrom.ts';
import * as menu from './Menu.css.ts';
import * as button from './StoreButton.css.ts';
import { useMenu } from './useMenu.ts';

export interface HeaderProps {
  /** The pages, in their order. */
  links: readonly { label: string; href: string }[];
  /** Links that only the menu has, smaller, below the pages. */
  menuLinks: HeaderProps['links'];
  /** The button to the store. It opens a new tab. Phones have room for `shortLabel`, other windows add `restOfLabel`. */
  store: { shortLabel: string; restOfLabel: string; href: string };
  /**
   * `outline` on a page whose own button is the main action.
   *
   * @default 'solid'
   */
  storeVariant?: ButtonLinkProps['variant'];
  /** The path of the current page. Its link is marked, and a change closes the menu. */
  currentPath: string;
}

const menuId = 'site-menu';

/**
 * Renders the header of every page, sticky unless the window is short. Where they have no room the links
 * are in a popover, which the browser opens and closes (also by Escape and a tap outside) before any script
 * has run.
 */
export const Header = ({
  links,
  menuLinks,
  store,
  storeVariant = 'solid',
  currentPath,
}: HeaderProps) => {
  const Link = useLink();
  const from = inlineFromOf(links.map(({ label }) => label));
  const { isOpen, panel, onToggle, onLinkClick } = useMenu(currentPath, from);
  const storeButton = (
    <ButtonLink href={store.href} external size="sm" width="fill" variant={storeVariant}>
      {`${store.shortLabel} `}
      <span className={button.endOfLabel}>{store.restOfLabel}</span>
    </ButtonLink>
  );
  return (
    <header data-surface="snow" className={styles.header}>
      <div className={styles.bar}>
        <Link href="/" className={styles.home} aria-label="Crossbar Hockey, home">
          <Logo />
        </Link>
        <div className={`${button.besideMenu[from]} ${button.shortOnPhone}`}>{storeButton}</div>
        <nav aria-label="Main" className={styles.nav[from]}>
          <button
            type="button"
            popoverTarget={menuId}
            aria-expanded={isOpen}
            aria-controls={menuId}
            className={menu.toggle[from]}
          >
            <Icon name={isOpen ? 'close' : 'menu'} size="lg" />
            <VisuallyHidden>Menu</VisuallyHidden>
          </button>
          <div
            id={menuId}
            popover="auto"
            ref={panel}
            onToggle={onToggle}
            onClick={onLinkClick}
            className={menu.panel[from]}
          >
            <ul role="list" className={styles.links[from]}>
              {links.map(({ label, href }) => (
                <HeaderLink
                  key={href}
                  label={label}
                  href={href}
                  current={currentOf(href, currentPath)}
                  from={from}
                />
              ))}
            </ul>
            <ul role="list" className={menu.more[from]}>
              {menuLinks.map(({ label, href }) => (
                <li key={href}>
                  <TextLink href={href} variant="row">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
            <div className={button.inMenu[from]}>{storeButton}</div>
          </div>
        </nav>
      </div>
    </header>
  );
};
