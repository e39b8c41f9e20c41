/** Draws the container and its columns over a story. */
import type { Decorator } from '@storybook/react-vite';
import * as styles from './toolbar.css.ts';

/** As many as the widest window shows; the styles hide those of narrower windows. */
const columns = Array.from({ length: 12 }, (_, place) => place);

/** The frames of a gallery draw the grid over each state. */
const isGallery = (title: string) => title.startsWith('States/');

/** Draws the layout grid when the toolbar has it on. */
export const withLayoutGrid: Decorator = (Story, { globals, title, viewMode }) => (
  <>
    <Story />
    {globals['grid'] === 'on' && viewMode === 'story' && !isGallery(title) && (
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
