/** Draws the container and its columns over a story. */
import type { Decorator } from '@storybook/react-vite';
import * as styles from './toolbar.css.ts';

/** As many as the widest window shows; the styles hide those of narrower windows. */
const columns = Array.from({ length: 12 }, (_, place) => place);

/** Draws the layout grid when the toolbar has it on. */
export const withLayoutGrid: Decorator = (Story, { globals, viewMode }) => (
  <>
    <Story />
    {globals['grid'] === 'on' && viewMode === 'story' && (
      <div aria-hidden="true" className={styles.overlay}>
        <div className={styles.columns}>
          {columns.map((place) => (
            <div key={place} className={styles.column} />
          ))}
        </div>
      </div>
    )}
  </>
);
