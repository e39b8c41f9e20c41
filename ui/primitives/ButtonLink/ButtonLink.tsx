import type { ReactNode } from 'react';
import { useLink } from '../../foundations/link.ts';
import { buttonClass, buttonLabel, type ButtonStyleProps } from '../Button/buttonStyle.ts';
import { Icon } from '../Icon/index.ts';
import { LinkNote } from '../TextLink/LinkNote.tsx';

export interface ButtonLinkProps extends ButtonStyleProps {
  /** The label: where the link leads, in a few words. */
  children: ReactNode;
  /** The address: a path of the site, `#id`, or with `external` a whole URL. */
  href: string;
  /** Opens a new tab, and says so with an arrow and to screen readers. */
  external?: boolean;
  /** Read by screen readers after the label, to tell links with the same label apart: `Hockey Tape`. */
  context?: string | undefined;
}

/** Renders a link that looks like a button. In running text use `TextLink`. */
export const ButtonLink = ({
  children,
  href,
  external = false,
  context,
  ...style
}: ButtonLinkProps) => {
  const Link = useLink({ external });
  return (
    <Link href={href} className={buttonClass(style)}>
      <span className={buttonLabel}>
        {children}
        <LinkNote context={context} external={external} />
      </span>
      {external && <Icon name="external" />}
    </Link>
  );
};
