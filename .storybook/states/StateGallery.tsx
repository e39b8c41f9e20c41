import { useState } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import signoff from 'virtual:signoff';
import { Heading, Stack, Text } from '#ui';
import { breakpoints } from '../../ui/foundations/tokens/index.ts';
import { heightOf } from '../viewports.ts';
import { phone } from '../windows.ts';
import { baselineName, windowsOf } from '../signoff/signoff.ts';
import { SignName, SignOff, UnsentSignatures } from './SignOff.tsx';
import { StateFrame } from './StateFrame.tsx';
import { control, field } from './signOff.css.ts';
import * as styles from './stateGallery.css.ts';
import { useSignoff } from './useSignoff.ts';
import { useToolbar } from './useToolbar.ts';

export interface StateGalleryProps {
  /** The title of the story file: `Pages/Home`. */
  of: string;
  /** The export names of the stories, in the order shown. */
  states: readonly string[];
  /** Draws a part of a page: at its own height, and larger than a page. */
  isPart?: boolean;
}

/** Room for a toast, in px. */
const minPartHeight = 240;

const zooms = [1, 1.5, 2];

/** Returns how much smaller a window is drawn. At zoom 1 it fits into the window of the gallery. */
const scaleOf = (width: number, isPart: boolean) => {
  const scale = (width < breakpoints.tablet ? 0.6 : 0.25) * (isPart ? 1.5 : 1);
  return Math.min(scale, (globalThis.innerWidth - 48) / width);
};

/** Returns the states of each window that the visual comparison uses, the narrowest window first. */
const bandsOf = (title: string, states: readonly string[]) => {
  const shown = states.flatMap((state) => {
    const name = storyNameFromExport(state);
    const id = toId(title, name);
    const windows = windowsOf(signoff.baselines, id);
    const hasBaseline = windows.length > 0;
    // A state that looks like another one has no baseline, and is shown on a phone.
    return (hasBaseline ? windows : [phone]).map((window) => ({
      id,
      name,
      window,
      hasBaseline,
    }));
  });
  const windows = new Map<number, typeof shown>();
  for (const one of shown) {
    const width = Number(one.window.slice(1));
    windows.set(width, [...(windows.get(width) ?? []), one]);
  }
  return [...windows].toSorted(([a], [b]) => a - b);
};

const ZoomSelect = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => (
  <label className={field}>
    Zoom
    <select
      className={control}
      value={zoom}
      onChange={({ target }) => onZoom(Number(target.value))}
    >
      {zooms.map((one) => (
        <option key={one} value={one}>{`${one * 100} %`}</option>
      ))}
    </select>
  </label>
);

/** Shows every state of a page or component in the windows of its baselines, to look at and to sign. */
export const StateGallery = ({ of, states, isPart = false }: StateGalleryProps) => {
  const [zoom, setZoom] = useState(1);
  const toolbar = useToolbar();
  const signed = useSignoff();
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
        <SignName signoff={signed} />
        <ZoomSelect zoom={zoom} onZoom={setZoom} />
      </header>
      {bandsOf(of, states).map(([width, shown]) => (
        <section key={width} className={styles.band}>
          <h2 className={styles.windowName} id={`window-${width}`}>
            {`${width} px`}
          </h2>
          {/* Wider than the screen, so it must be scrollable by keyboard. */}
          <div
            className={styles.strip}
            role="group"
            aria-labelledby={`window-${width}`}
            tabIndex={0}
          >
            {shown.map(({ id, name, window, hasBaseline }) => (
              <StateFrame
                key={`${id} ${toolbar}`}
                id={id}
                name={name}
                toolbar={toolbar}
                width={width}
                minHeight={isPart ? minPartHeight : heightOf(width)}
                scale={scaleOf(width, isPart) * zoom}
              >
                {(isLoading) =>
                  hasBaseline ? (
                    <SignOff
                      baseline={baselineName(id, window)}
                      label={`${name}, ${width} px`}
                      signoff={signed}
                      isChanged={toolbar !== ''}
                      isLoading={isLoading}
                    />
                  ) : (
                    <Text size="sm">Looks like another state, whose baseline is compared.</Text>
                  )
                }
              </StateFrame>
            ))}
          </div>
        </section>
      ))}
      {/* At the end, so that a signature does not move the buttons of the others. */}
      <UnsentSignatures signoff={signed} />
    </div>
  );
};
