import type { ReactNode } from 'react';
import { useLink } from '../../foundations/link.tsx';
import { buttonClass, buttonWords, type ButtonLook } from '../Button/look.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface ButtonLinkProps extends ButtonLook {
  /** Where it leads, in a few words. */
  children: ReactNode;
  /** The address: a path of the site, `#id`, or with `external` a whole URL. */
  href: string;
  /** Leaves the site: opens in a new tab, and says so. */
  external?: boolean;
  /** Words read after the text, for links that look alike: `Hockey Tape`. */
  context?: string;
}

/** Leads somewhere and deserves to be seen. In running text use `TextLink`. */
export const ButtonLink = ({
  children,
  href,
  external = false,
  context,
  ...look
}: ButtonLinkProps) => {
  const Link = useLink();
  const className = buttonClass(look);
  const hidden = [context, external && 'opens in a new tab'].filter(Boolean).join(', ');
  const content = (
    <>
      <span className={buttonWords}>
        {children}
        {hidden && <VisuallyHidden>{` (${hidden})`}</VisuallyHidden>}
      </span>
      {external && <Icon name="external" />}
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
