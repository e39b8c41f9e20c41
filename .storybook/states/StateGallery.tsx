import { useState, type ReactNode } from 'react';
import signoff from 'virtual:signoff';
import { Heading, Stack, Text } from '#ui';
import { breakpoints } from '../../ui/foundations/tokens/index.ts';
import { heightOf } from '../viewports.ts';
import { storyIndex } from '../docsStories.ts';
import { baselineName } from '../signoff/signoff.ts';
import { BaselinePicture } from './BaselinePicture.tsx';
import { baselinePicture } from './baselinePictures.ts';
import { bandsOf, statesOf } from './galleries.ts';
import { SignName, SignOff, UnsentSignatures } from './SignOff.tsx';
import { StateFrame } from './StateFrame.tsx';
import { control, field } from './signOff.css.ts';
import * as styles from './stateGallery.css.ts';
import { useSignoff } from './useSignoff.ts';
import { useToolbar } from './useToolbar.ts';

export interface StateGalleryProps {
  /** The title of the story file: `Pages/Home`. A component is drawn at its own height, and larger than a page. */
  of: string;
  /** A control in the header. */
  children?: ReactNode;
}

/** Room for a toast, in px. */
const minPartHeight = 240;

const zooms = [1, 1.5, 2];

/** Returns how much smaller a window is drawn. At zoom 1 it fits into the window of the gallery. */
const scaleOf = (width: number, isPart: boolean) => {
  const scale = (width < breakpoints.tablet ? 0.6 : 0.25) * (isPart ? 1.5 : 1);
  return Math.min(scale, (globalThis.innerWidth - 48) / width);
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
export const StateGallery = ({ of, children }: StateGalleryProps) => {
  const [zoom, setZoom] = useState(1);
  const toolbar = useToolbar();
  const signed = useSignoff();
  const isPart = !of.startsWith('Pages/');
  const states = statesOf(of, storyIndex(), signoff.baselines);
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
        {children}
        <SignName signoff={signed} />
        <ZoomSelect zoom={zoom} onZoom={setZoom} />
      </header>
      {bandsOf(states).map(([width, shown]) => (
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
            {shown.map(({ id, name, window, hasBaseline }) => {
              const baseline = baselineName(id, window);
              const picture = baselinePicture(baseline);
              const scale = scaleOf(width, isPart) * zoom;
              const signOff = (isLoading: boolean) =>
                hasBaseline ? (
                  <SignOff
                    baseline={baseline}
                    label={`${name}, ${width} px`}
                    signoff={signed}
                    // The toolbar does not change a picture.
                    isChanged={toolbar !== '' && picture === undefined}
                    isLoading={isLoading}
                  />
                ) : (
                  <Text size="sm">Looks like another state, whose baseline is compared.</Text>
                );
              return picture === undefined ? (
                <StateFrame
                  key={`${id} ${toolbar}`}
                  id={id}
                  name={name}
                  toolbar={toolbar}
                  width={width}
                  minHeight={isPart ? minPartHeight : heightOf(width)}
                  scale={scale}
                >
                  {signOff}
                </StateFrame>
              ) : (
                <BaselinePicture key={id} name={name} picture={picture} width={width * scale}>
                  {signOff}
                </BaselinePicture>
              );
            })}
          </div>
        </section>
      ))}
      {/* At the end, so that a signature does not move the buttons of the others. */}
      <UnsentSignatures signoff={signed} />
    </div>
  );
};
