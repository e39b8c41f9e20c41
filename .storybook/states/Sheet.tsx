import { useState } from 'react';
import { Heading, Inline, Stack, Text } from '#ui';
import { Frame } from './Frame.tsx';
import { panes, type Pane } from './panes.ts';
import * as styles from './sheet.css.ts';

export interface SheetProps {
  /** The title of the stories' file: `Pages/Home`. */
  of: string;
  /** The states, by the names of their exports, in the order in which they are looked at. */
  states: readonly string[];
  /** A part of a page: no higher than it is, and drawn larger. */
  isPart?: boolean;
}

/** How high a frame with a part of a page is at least, in px: a toast needs as much. */
const leastPart = 240;

/** How large a sheet can be drawn. */
const zooms = [1, 1.5, 2];

const fitted = (pane: Pane, zoom: number, isPart: boolean): Pane => ({
  ...pane,
  least: isPart ? leastPart : pane.least,
  scale: pane.scale * zoom * (isPart ? 1.5 : 1),
});

const Zoom = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => (
  <div role="group" aria-label="Zoom">
    <Inline gap="xs">
      {zooms.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.zoom}
          aria-pressed={one === zoom}
          data-on={one === zoom}
          onClick={() => onZoom(one)}
        >
          {`${one * 100} %`}
        </button>
      ))}
    </Inline>
  </div>
);

const Strip = ({ of, states, pane }: { of: string; states: readonly string[]; pane: Pane }) => (
  <section className={styles.band}>
    <Stack gap="sm">
      <h2 className={styles.paneName} id={`pane-${pane.width}`}>
        {pane.name} <span className={styles.width}>{pane.width} px</span>
      </h2>
      {/* The row is wider than the screen: what scrolls must be reached by keys. */}
      <div
        className={styles.strip}
        role="group"
        aria-labelledby={`pane-${pane.width}`}
        tabIndex={0}
      >
        {states.map((name) => (
          <Frame key={name} story={{ title: of, name }} pane={pane} />
        ))}
      </div>
    </Stack>
  </section>
);

/** Every state of a page, or of a part of one, side by side in the windows that matter. */
export const Sheet = ({ of, states, isPart = false }: SheetProps) => {
  const [zoom, setZoom] = useState(1);
  return (
    <div className={styles.sheet}>
      <header className={styles.head} data-surface="night">
        <Stack gap="2xs">
          <Heading level={1} size="lg">
            {of.replace('/', ' / ')}
          </Heading>
          <Text size="sm" variant="muted">
            {`${states.length} ${states.length === 1 ? 'state' : 'states'}. Press a name to open its story.`}
          </Text>
        </Stack>
        <Zoom zoom={zoom} onZoom={setZoom} />
      </header>
      {panes.map((pane) => (
        <Strip key={pane.name} of={of} states={states} pane={fitted(pane, zoom, isPart)} />
      ))}
    </div>
  );
};
