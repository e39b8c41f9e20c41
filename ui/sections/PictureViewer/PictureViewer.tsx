import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { PictureData } from '../../foundations/pictureData.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { useSlides } from '../ProductGallery/useSlides.ts';
import * as styles from './PictureViewer.css.ts';
import { strip as stripClass } from './slides.css.ts';
import { PuckScale, type PuckScaleProps } from './PuckScale.tsx';
import { ViewerSlide } from './ViewerSlide.tsx';

export interface PictureViewerProps {
  /** The accessible name: `Pictures of Hockey Tape`. */
  label: string;
  /** The pictures at their full size, each with its text alternative, which is also its caption. */
  pictures: readonly { picture: PictureData; alt: string }[];
  /** The product's color. */
  tone: Tone;
  /** The place of the picture that it opens with, from 0. */
  start: number;
  /** The product beside a puck, below the captions. */
  scale?: PuckScaleProps | undefined;
  /** Called when the visitor has closed it, with the place of the last picture. */
  onClose: (last: number) => void;
}

type Strip = RefObject<HTMLUListElement | null>;

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Opens the dialog with the picture at `start`, and focuses the button that closes it. */
const useOpenDialog = (strip: Strip, start: number) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    close.current?.focus();
    const row = strip.current;
    row?.scrollTo(start * row.clientWidth, 0);
  }, [strip, start]);
  return { dialog, close };
};

/** The focus follows from the picture that has left the window to the one that has entered it. */
const useFocusInSight = (strip: Strip, current: number) => {
  useEffect(() => {
    const row = strip.current;
    if (row?.contains(document.activeElement))
      row.querySelectorAll('button')[current]?.focus({ preventScroll: true });
  }, [strip, current]);
};

/** Renders pictures over the whole window, one at a time. A click on a picture shows it in its full size. */
export const PictureViewer = ({
  label,
  pictures,
  tone,
  start,
  scale,
  onClose,
}: PictureViewerProps) => {
  const { strip, current, onScroll } = useSlides<HTMLUListElement>(start);
  const { dialog, close } = useOpenDialog(strip, start);
  const [zoomed, setZoomed] = useState<number>();
  useFocusInSight(strip, current);

  const { length } = pictures;
  const move = (by: number) => {
    setZoomed(undefined);
    const row = strip.current;
    row?.scrollTo(((current + by + length) % length) * row.clientWidth, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves[event.key];
    // The arrow keys scroll a picture in its full size.
    if (by === undefined || zoomed === current) return;
    event.preventDefault();
    move(by);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-surface="night"
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
      className={styles.dialog}
    >
      <div className={styles.screen}>
        <div className={styles.top}>
          <p className={styles.place}>{`Picture ${current + 1} of ${length}`}</p>
          <button
            ref={close}
            type="button"
            onClick={() => dialog.current?.close()}
            className={styles.button}
          >
            <Icon name="close" />
            Close
          </button>
        </div>
        <ul role="list" ref={strip} onScroll={onScroll} className={stripClass}>
          {pictures.map((picture, index) => (
            <ViewerSlide
              key={picture.alt}
              {...picture}
              tone={tone}
              isCurrent={index === current}
              isZoomed={index === zoomed}
              onZoom={() => setZoomed(index === zoomed ? undefined : index)}
            />
          ))}
        </ul>
        <div className={styles.bottom}>
          <button type="button" onClick={() => move(-1)} className={styles.button}>
            <span className={styles.back}>
              <Icon name="arrow" />
            </span>
            Previous
          </button>
          <div className={styles.words}>
            <p aria-live="polite" className={styles.caption}>
              {pictures[current]?.alt}
            </p>
            {scale && <PuckScale {...scale} tone={tone} />}
          </div>
          <button
            type="button"
            onClick={() => move(1)}
            className={`${styles.button} ${styles.next}`}
          >
            Next
            <Icon name="arrow" />
          </button>
        </div>
      </div>
    </dialog>
  );
};
