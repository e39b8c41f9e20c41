import { useState } from 'react';
import { Heading, Stack, Text } from '#ui';
import { breakpoints } from '../../ui/foundations/tokens/index.ts';
import { StateFrame } from './StateFrame.tsx';
import * as styles from './stateGallery.css.ts';

export interface StateGalleryProps {
  /** The title of the story file: `Pages/Home`. */
  of: string;
  /** The export names of the stories, in the order shown. */
  states: readonly string[];
  /** Draws a part of a page: at its own height, and larger than a page. */
  isPart?: boolean;
}

/** The windows that a designer signs off on. Sizes in px. */
const windows = [
  { name: 'Desktop', width: breakpoints.wide, minHeight: 900, scale: 0.25 },
  { name: 'Phone', width: 390, minHeight: 844, scale: 0.5 },
];

/** Room for a toast, in px. */
const minPartHeight = 240;

const zooms = [1, 1.5, 2];

/** Shows every state of a page or component side by side, in a desktop and a phone window. */
export const StateGallery = ({ of, states, isPart = false }: StateGalleryProps) => {
  const [zoom, setZoom] = useState(1);
  return (
    <div className={styles.gallery}>
      <header className={styles.head} data-surface="night">
        <Stack gap="2xs">
          <Heading level={1} size="lg">
            {of.replace('/', ' / ')}
          </Heading>
          <Text size="sm" variant="muted">
            {`${states.length} states. Select a name to open its story.`}
          </Text>
        </Stack>
        <label>
          Zoom{' '}
          <select
            className={styles.zoom}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          >
            {zooms.map((one) => (
              <option key={one} value={one}>{`${one * 100} %`}</option>
            ))}
          </select>
        </label>
      </header>
      {windows.map(({ name, width, minHeight, scale }) => (
        <section key={name} className={styles.band}>
          <h2 className={styles.windowName} id={`window-${width}`}>
            {`${name}, ${width} px`}
          </h2>
          {/* Wider than the screen, so it must be scrollable by keyboard. */}
          <div
            className={styles.strip}
            role="group"
            aria-labelledby={`window-${width}`}
            tabIndex={0}
          >
            {states.map((state) => (
              <StateFrame
                key={state}
                title={of}
                state={state}
                width={width}
                minHeight={isPart ? minPartHeight : minHeight}
                scale={scale * zoom * (isPart ? 1.5 : 1)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};
