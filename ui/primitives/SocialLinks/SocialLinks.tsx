import { Icon, type IconName } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SocialLinks.css.ts';

export interface SocialLinksProps {
  /** The brand's social networks. One without `href` is shown as a placeholder. */
  links: readonly { name: string; icon: IconName; href?: string | undefined }[];
  /** Names the list for screen readers. */
  label: string;
}

const SocialLink = ({ name, icon, href }: SocialLinksProps['links'][number]) =>
  href ? (
    <a href={href} target="_blank" rel="noopener" className={styles.link}>
      <Icon name={icon} size="md" />
      <VisuallyHidden>{`${name} (opens in a new tab)`}</VisuallyHidden>
    </a>
  ) : (
    // A disabled link without `href`: a click does not move the page.
    <a role="link" aria-disabled="true" className={styles.link}>
      <Icon name={icon} size="md" />
      <VisuallyHidden>{`${name} (coming soon)`}</VisuallyHidden>
    </a>
  );

/** Renders a row of icon links to the brand's social networks. */
export const SocialLinks = ({ links, label }: SocialLinksProps) => (
  <ul role="list" className={styles.list} aria-label={label}>
    {links.map((link) => (
      <li key={link.name}>
        <SocialLink {...link} />
      </li>
    ))}
  </ul>
);
