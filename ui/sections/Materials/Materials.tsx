import { Heading } from '../../primitives/Heading/index.ts';
import * as styles from './Materials.css.ts';

export interface MaterialsProps {
  /** Groups of items: tools, supplies. */
  groups: readonly { title: string; items: readonly string[] }[];
}

/** Renders lists of tools and supplies, with a box before each item. */
export const Materials = ({ groups }: MaterialsProps) => (
  <div className={styles.groups}>
    {groups.map(({ title, items }) => (
      <div key={title} className={styles.group}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={item} className={styles.item}>
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
