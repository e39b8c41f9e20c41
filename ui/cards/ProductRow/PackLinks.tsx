import { useLink } from '../../foundations/link.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { LinkNote } from '../../primitives/TextLink/LinkNote.tsx';
import * as styles from './PackLinks.css.ts';

export interface PackLinksProps {
  /** Each pack with its name, its price as text, and its address at the store. */
  packs: readonly { name: string; price: string; href: string }[];
  /** Read by screen readers after each pack: the product's name. */
  context: string;
}

/** Renders the packs of a product side by side, as links to the store. */
export const PackLinks = ({ packs, context }: PackLinksProps) => {
  const Link = useLink({ external: true });
  return (
    <ul role="list" className={styles.packs}>
      {packs.map(({ name, price, href }) => (
        <li key={name}>
          <Link href={href} className={styles.pack}>
            <span className={styles.name}>{name}</span> <span>{price}</span>
            <LinkNote context={context} external />
            <span className={styles.sign}>
              <Icon name="external" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
