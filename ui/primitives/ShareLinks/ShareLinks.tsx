import { useId } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ShareLinks.css.ts';
import { useShare } from './useShare.ts';

const icons = {
  twitter: 'x',
  facebook: 'facebook',
  linkedin: 'linkedin',
} as const satisfies Record<string, IconName>;

export const shareNetworks = [
  'twitter',
  'facebook',
  'linkedin',
] as const satisfies readonly (keyof typeof icons)[];

export interface ShareLinksProps {
  /** What is shared, as a title: `Share this post`. */
  title: string;
  /** The networks' own pages for sharing, with the address and the words already in them. */
  links: readonly {
    network: (typeof shareNetworks)[number];
    label: string;
    href: string;
  }[];
  /** The whole address that is shared. */
  url: string;
  /** The words that are shared with it. */
  text: string;
  /** The button that copies the address, where the browser can: before, after, and when it may not. */
  copy: { label: string; done: string; failed: string };
  /** The button to whatever the device can share with. */
  native: { label: string };
}

/** Ways to hand an article on. Without script: plain links. */
export const ShareLinks = ({ title, links, url, text, copy, native }: ShareLinksProps) => {
  const id = useId();
  const share = useShare({ url, text });
  const answer = share.answer && copy[share.answer];
  return (
    <div className={styles.share}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {links.map(({ network, label, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener" className={styles.way}>
              <Icon name={icons[network]} size="md" />
              <span>
                {label}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
        {share.canCopy && (
          <li>
            <button type="button" onClick={() => void share.copy()} className={styles.way}>
              <Icon name={share.answer === 'done' ? 'check' : 'link'} size="md" />
              <span>{answer ?? copy.label}</span>
            </button>
          </li>
        )}
        {share.canShare && (
          <li>
            <button type="button" onClick={() => void share.share()} className={styles.way}>
              <Icon name="share" size="md" />
              <span>{native.label}</span>
            </button>
          </li>
        )}
      </ul>
      <div role="status">
        <VisuallyHidden>{answer}</VisuallyHidden>
      </div>
    </div>
  );
};
