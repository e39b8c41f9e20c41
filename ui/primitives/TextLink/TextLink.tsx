import type { MouseEvent, ReactNode } from 'react';
import { useLink } from '../../foundations/link.ts';
import { Icon } from '../Icon/index.ts';
import { LinkNote } from './LinkNote.tsx';
import * as styles from './TextLink.css.ts';
import type { textLinkVariants } from './values.ts';

export interface TextLinkProps {
  /** The text. */
  children: ReactNode;
  /** The address: a path of the site, or with `external` a whole URL. */
  href: string;
  /** `inline` in running text, `tall` alone on a line, `lead` bold with an arrow, `plain` in a heading, `row` in a list of links, `card` in the title of a card, all of which it opens. */
  variant?: (typeof textLinkVariants)[number];
  /** Opens a new tab, and tells screen readers so. */
  external?: boolean;
  /** Read by screen readers after the text, to tell links with the same text apart: the post's title. */
  context?: string;
  /** Set when a script shows in this page what the link leads to. */
  disclosure?: {
    /** Whether it is shown. Undefined until the script can show it. */
    isOpen: boolean | undefined;
    /** The id of what is shown. */
    id: string;
    /** Called before the site follows the link, which `preventDefault` prevents. */
    onClick: (event: MouseEvent) => void;
  };
}

/** Renders a link in text. */
export const TextLink = ({
  children,
  href,
  variant = 'inline',
  external = false,
  context,
  disclosure,
}: TextLinkProps) => {
  const Link = useLink({ external });
  return (
    <Link
      href={href}
      className={`${styles.link} ${styles.variant[variant]}`}
      {...(disclosure && {
        'data-needs-app': '',
        'aria-expanded': disclosure.isOpen,
        'aria-controls': disclosure.isOpen ? disclosure.id : undefined,
        // The site follows links in the bubbling phase.
        onClickCapture: disclosure.onClick,
      })}
    >
      {children}
      <LinkNote context={context} external={external} />
      {variant === 'lead' && <Icon name={external ? 'external' : 'arrow'} />}
    </Link>
  );
};
