import { useId } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ShareLinks.css.ts';
import { useShare } from './useShare.ts';
import type { shareNetworks } from './values.ts';

const icons = {
  twitter: 'x',
  facebook: 'facebook',
  linkedin: 'linkedin',
} as const satisfies Record<(typeof shareNetworks)[number], IconName>;

export interface ShareLinksProps {
  /** The heading: `Share this post`. */
  title: string;
  /** The share pages of the networks, with the address and the text in their query. */
  links: readonly {
    network: (typeof shareNetworks)[number];
    label: string;
    href: string;
  }[];
  /** The absolute address that is shared. */
  url: string;
  /** The text that is shared with it. */
  text: string;
  /** The labels of the button that copies the address: at first, after copying, and when copying failed. */
  copy: { label: string; done: string; failed: string };
  /** The button that opens the share dialog of the device. */
  native: { label: string };
}

/**
 * Renders links and buttons to share a post. Without JavaScript there are only the links. The buttons
 * are in the document from the start, so that nothing moves when they begin to work.
 */
export const ShareLinks = ({ title, links, url, text, copy, native }: ShareLinksProps) => {
  const id = useId();
  const share = useShare({ url, text });
  const message = share.copyResult && copy[share.copyResult];
  return (
    <div className={styles.share}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul role="list" aria-labelledby={id} className={styles.list}>
        {links.map(({ network, label, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener" className={styles.item}>
              <Icon name={icons[network]} size="md" />
              <span>
                {label}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
        {share.canCopy !== false && (
          <li className={share.canCopy ? undefined : styles.withScript}>
            <button type="button" onClick={() => void share.copy()} className={styles.item}>
              <Icon name={share.copyResult === 'done' ? 'check' : 'link'} size="md" />
              <span>{message ?? copy.label}</span>
            </button>
          </li>
        )}
        {share.canShare !== false && (
          <li className={share.canShare ? undefined : styles.withShareDialog}>
            <button type="button" onClick={() => void share.share()} className={styles.item}>
              <Icon name="share" size="md" />
              <span>{native.label}</span>
            </button>
          </li>
        )}
      </ul>
      <div role="status">
        <VisuallyHidden>{message}</VisuallyHidden>
      </div>
    </div>
  );
};
