import type { DrawingData } from './drawingData.ts';
import * as styles from './Figure.css.ts';
import { LineDrawing } from './LineDrawing.tsx';

export interface FigureProps {
  /** The drawing. Without one, or when it cannot be loaded, its text alternative is shown. */
  drawing: DrawingData | undefined;
  /** The text alternative. */
  alt: string;
  /** The caption below the drawing. */
  caption?: string | undefined;
}

/** Renders a line drawing on a white board, with a caption. It is printed too. */
export const Figure = ({ drawing, alt, caption }: FigureProps) => (
  <figure className={styles.figure}>
    <div className={styles.board}>
      <LineDrawing drawing={drawing} alt={alt} frame={styles.drawing} />
    </div>
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
);
