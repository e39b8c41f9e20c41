import * as styles from './Figure.css.ts';

/** A drawing and its size, which reserves its space while it loads. */
export interface DrawingData {
  /** The address. */
  src: string;
  /** Width in px. */
  width: number;
  /** Height in px. */
  height: number;
}

export interface FigureProps {
  /** The drawing. Without one, its text alternative is shown. */
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
      {/* Not lazy: a drawing below the window would be missing in print. Low, because React preloads others
      in the head, where they compete with the first paint. */}
      <img
        {...(drawing ?? {})}
        alt={alt}
        decoding="async"
        fetchPriority="low"
        className={styles.drawing}
      />
    </div>
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
);
