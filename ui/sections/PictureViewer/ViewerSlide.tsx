import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { PictureData } from '../../foundations/pictureData.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './slides.css.ts';

interface ViewerSlideProps {
  picture: PictureData;
  alt: string;
  tone: Tone;
  /** Whether the keyboard reaches it. */
  isCurrent: boolean;
  isZoomed: boolean;
  onZoom: () => void;
}

const middle = [0.5, 0.5] as const;

/** Returns the clicked point of an element, as parts of its width and height. The keyboard clicks the middle. */
const pointOf = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return detail === 0 ? middle : ([(clientX - left) / width, (clientY - top) / height] as const);
};

/** Renders a picture of the viewer: whole, or in its full size in a box that scrolls. */
export const ViewerSlide = ({
  picture,
  alt,
  tone,
  isCurrent,
  isZoomed,
  onZoom,
}: ViewerSlideProps) => {
  const pane = useRef<HTMLDivElement>(null);
  const point = useRef<readonly [number, number]>(middle);
  const label = isZoomed ? 'Zoom out' : 'Zoom in';
  useLayoutEffect(() => {
    const box = pane.current;
    const sheet = box?.firstElementChild;
    if (!sheet || !isZoomed) return;
    const showPoint = () => {
      const [x, y] = point.current;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
      box.scrollTo(x * (scrollWidth - clientWidth), y * (scrollHeight - clientHeight));
    };
    // The picture has its size when it has loaded.
    const observer = new ResizeObserver(showPoint);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [isZoomed]);
  return (
    <li className={styles.slide}>
      <div ref={pane} data-zoomed={isZoomed || undefined} className={styles.pane}>
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          onClick={(event) => {
            point.current = pointOf(event);
            onZoom();
          }}
          className={styles.zoom}
        >
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          <Picture
            source={picture}
            alt={alt}
            ratio={isZoomed ? 'natural' : 'whole'}
            tone={tone}
            sizes={`${picture.width}px`}
          />
        </button>
      </div>
      <span aria-hidden="true" className={styles.hint}>
        {label}
      </span>
    </li>
  );
};
