import { Heading } from '../../primitives/Heading/index.ts';
import * as styles from './Materials.css.ts';

export interface MaterialsProps {
  /** What is needed, by kind: tools, supplies. */
  groups: readonly { title: string; items: readonly string[] }[];
}

/** What to lay out before beginning, with a box to tick on paper. */
export const Materials = ({ groups }: MaterialsProps) => (
  <div className={styles.groups}>
    {groups.map(({ title, items }) => (
      <div key={title} className={styles.group}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <ul className={styles.list}>
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
