import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Figure, type FigureProps } from '../Figure/index.ts';
import { useOverflow } from '../DataTable/useOverflow.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import * as styles from './RinkMode.css.ts';
import { useWakeLock } from './useWakeLock.ts';

/** A step of a guide. */
export interface RinkStep {
  /** The method that the step is part of. */
  method: string;
  /** The step in a few words. */
  title: string;
  /** The step in a sentence or two. */
  text: string;
  /** The drawing of the method. */
  figure: FigureProps['drawing'];
  /** The text alternative of the drawing. */
  figureAlt: string;
}

export interface RinkModeProps {
  /** The title of the guide, which names the dialog. */
  title: string;
  /** The steps, one for each screen. */
  steps: readonly [RinkStep, ...RinkStep[]];
  /** Called when the visitor has closed it. */
  onClose: () => void;
}

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Requests the drawings of all steps, so that the next screens need no network. */
const useDrawings = (steps: RinkModeProps['steps']) => {
  useEffect(() => {
    for (const src of new Set(steps.map(({ figure }) => figure?.src))) {
      if (src !== undefined) new Image().src = src;
    }
  }, [steps]);
};

/** Opens the dialog and focuses the button that most visitors press. */
const useOpenDialog = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    next.current?.focus();
  }, []);
  return { dialog, next };
};

const Step = ({ method, title, text, figure, figureAlt, place }: RinkStep & { place: string }) => {
  const [box, isOverflowing] = useOverflow('y');
  useLayoutEffect(() => {
    if (place) box.current?.scrollTo(0, 0);
  }, [box, place]);
  return (
    <div
      ref={box}
      // Keyboard focus is needed only when the step scrolls.
      {...(isOverflowing && { role: 'region', tabIndex: 0, 'aria-label': place })}
      className={styles.step}
    >
      <Figure drawing={figure} alt={figureAlt} />
      <div className={styles.words} aria-live="polite">
        <p className={styles.method}>{method}</p>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
};

/**
 * Renders the steps of a guide one a screen, large, over the whole window. Keeps the screen awake. Needs
 * nothing from the network once it is open.
 */
export const RinkMode = ({ title, steps, onClose }: RinkModeProps) => {
  const [at, setAt] = useState(0);
  const { dialog, next } = useOpenDialog();
  useWakeLock();
  useDrawings(steps);

  const last = steps.length - 1;
  const step = steps[at] ?? steps[0];
  const place = `Step ${at + 1} of ${steps.length}`;
  const move = (by: number) => setAt(Math.min(Math.max(at + by, 0), last));
  const close = () => dialog.current?.close();
  const onKeyDown = ({ key }: KeyboardEvent) => move(moves[key] ?? 0);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      data-surface="night"
      onClose={onClose}
      onKeyDown={onKeyDown}
      className={styles.dialog}
    >
      <div className={styles.screen}>
        <div className={styles.top}>
          <p className={styles.place}>{place}</p>
          <button type="button" onClick={close} className={`${styles.button} ${styles.close}`}>
            Close
          </button>
        </div>
        <Step {...step} place={place} />
        <div className={styles.bottom}>
          <button
            type="button"
            aria-disabled={at === 0 || undefined}
            data-disabled={at === 0 || undefined}
            onClick={() => move(-1)}
            className={styles.button}
          >
            Previous
          </button>
          <button
            ref={next}
            type="button"
            onClick={() => (at === last ? close() : move(1))}
            className={`${styles.button} ${styles.next}`}
          >
            {at === last ? 'Done' : 'Next'}
          </button>
        </div>
      </div>
    </dialog>
  );
};
