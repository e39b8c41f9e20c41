import type { ReactNode } from 'react';
import { RinkMark } from '../../primitives/RinkMark/index.ts';
import * as styles from './Panel.css.ts';

export interface PanelProps {
  /** The content of the panel. */
  children: ReactNode;
}

/** Renders a box in place of content, with a rink mark. The named panels are made of it. */
export const Panel = ({ children }: PanelProps) => (
  <div className={styles.panel}>
    <span className={styles.mark}>
      <RinkMark variant="center" />
    </span>
    <div className={styles.content}>{children}</div>
  </div>
);
