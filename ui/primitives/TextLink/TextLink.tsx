import type { ReactNode } from 'react';
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
  /** `inline` in running text, `tall` alone on a line, `lead` bold with an arrow, `plain` in a heading or a list of links, `card` in the title of a card, all of which it opens. */
  variant?: (typeof textLinkVariants)[number];
  /** Opens a new tab, and tells screen readers so. */
  external?: boolean;
  /** Read by screen readers after the text, to tell links with the same text apart: the post's title. */
  context?: string;
}

/** Renders a link in text. */
export const TextLink = ({
  children,
  href,
  variant = 'inline',
  external = false,
  context,
}: TextLinkProps) => {
  const Link = useLink({ external });
  return (
    <Link href={href} className={`${styles.link} ${styles.variant[variant]}`}>
      {children}
      <LinkNote context={context} external={external} />
      {variant === 'lead' && <Icon name={external ? 'external' : 'arrow'} />}
    </Link>
  );
};
