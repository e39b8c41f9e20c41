import { Icon, type IconName } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SocialLinks.css.ts';

export interface SocialLinksProps {
  /** The brand's places elsewhere; one without an address yet is shown but leads nowhere. */
  links: readonly { name: string; icon: IconName; href?: string | undefined }[];
  /** Says what the list is. */
  label: string;
}

const SocialLink = ({ name, icon, href }: SocialLinksProps['links'][number]) =>
  href ? (
    <a href={href} target="_blank" rel="noopener" className={styles.link}>
      <Icon name={icon} size="md" />
      <VisuallyHidden>{`${name} (opens in a new tab)`}</VisuallyHidden>
    </a>
  ) : (
    // A placeholder link: it has a name and says that it cannot be followed yet.
    <a role="link" aria-disabled="true" className={styles.link}>
      <Icon name={icon} size="md" />
      <VisuallyHidden>{`${name} (coming soon)`}</VisuallyHidden>
    </a>
  );

/** The brand's places elsewhere, as a row of icons with names. */
export const SocialLinks = ({ links, label }: SocialLinksProps) => (
  <ul className={styles.list} aria-label={label}>
    {links.map((link) => (
      <li key={link.name}>
        <SocialLink {...link} />
      </li>
    ))}
  </ul>
);
