import type { ReactNode } from 'react';
import { RinkMark } from '../../primitives/RinkMark/index.ts';
import * as styles from './Panel.css.ts';

export interface PanelProps {
  /** The content of the panel. */
  children: ReactNode;
  /** How it is announced when it appears: `alert` at once, `status` when there is a pause. */
  live: 'alert' | 'status';
}

/** Renders a box in place of content, with a rink mark. The named panels are made of it. */
export const Panel = ({ children, live }: PanelProps) => (
  <div className={styles.panel} role={live}>
    <span className={styles.mark}>
      <RinkMark variant="center" />
    </span>
    <div className={styles.content}>{children}</div>
  </div>
);
