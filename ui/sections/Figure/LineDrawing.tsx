import { useImageFailure } from '../../foundations/useImageFailure.ts';
import type { DrawingData } from './drawingData.ts';
import * as styles from './LineDrawing.css.ts';

interface LineDrawingProps {
  /** Without one, its text alternative is shown. */
  drawing: DrawingData | undefined;
  alt: string;
  /** The class of the image, which sets its size. */
  frame: string;
}

/** Renders a drawing, or its text alternative in the same space when it cannot be loaded. */
export const LineDrawing = ({ drawing, alt, frame }: LineDrawingProps) => {
  const { hasFailed, ref, onError } = useImageFailure(drawing?.src ?? '');
  if (!drawing || hasFailed) {
    return (
      <span role="img" aria-label={alt} className={`${frame} ${styles.words}`}>
        {alt}
      </span>
    );
  }
  // Not lazy: a drawing below the window would be missing in print. Low, because React preloads others in
  // the head, where they compete with the first paint.
  return (
    <img
      ref={ref}
      onError={onError}
      src={drawing.src}
      width={drawing.width}
      height={drawing.height}
      alt={alt}
      decoding="async"
      fetchPriority="low"
      className={frame}
    />
  );
};
