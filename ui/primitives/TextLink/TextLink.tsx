import type { ReactNode } from 'react';
import { useLink } from '../../foundations/link.tsx';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './TextLink.css.ts';

export const textLinkVariants = ['inline', 'tall', 'lead', 'plain'] as const;

export interface TextLinkProps {
  /** Where it leads. */
  children: ReactNode;
  /** The address: a path of the site, or with `external` a whole URL. */
  href: string;
  /** `inline` in running text, `tall` alone on a line of text, `lead` on a line of its own, `plain` inside a heading or a list of links. */
  variant?: (typeof textLinkVariants)[number];
  /** Leaves the site: opens in a new tab, and says so. */
  external?: boolean;
  /** Words read after the text, for links that look alike: the title of the article. */
  context?: string;
}

/** A link made of words. */
export const TextLink = ({
  children,
  href,
  variant = 'inline',
  external = false,
  context,
}: TextLinkProps) => {
  const Link = useLink();
  const className = `${styles.link} ${styles.variant[variant]}`;
  const hidden = [context, external && 'opens in a new tab'].filter(Boolean).join(', ');
  const content = (
    <>
      {children}
      {hidden && <VisuallyHidden>{` (${hidden})`}</VisuallyHidden>}
      {variant === 'lead' && <Icon name={external ? 'external' : 'arrow'} />}
    </>
  );
  return external ? (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {content}
    </a>
  ) : (
    <Link href={href} className={className}>
      {content}
    </Link>
  );
};
