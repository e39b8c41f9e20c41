import * as styles from './Figure.css.ts';

/** A drawing: its address, and its size, which keeps the room free. */
export interface DrawingData {
  /** The address. */
  src: string;
  /** Width in px. */
  width: number;
  /** Height in px. */
  height: number;
}

export interface FigureProps {
  /** The drawing. Nothing, as long as it is not drawn yet: then its words stand on the board. */
  drawing: DrawingData | undefined;
  /** What is seen in it. */
  alt: string;
  /** Words below it. */
  caption?: string | undefined;
}

/** A drawing on a white board, as a coach would hold it up. It is there on paper too. */
export const Figure = ({ drawing, alt, caption }: FigureProps) => (
  <figure className={styles.figure}>
    <div className={styles.board}>
      {/* Not lazy: what has not been scrolled to would be missing from the handout. */}
      <img {...(drawing ?? {})} alt={alt} decoding="async" className={styles.drawing} />
    </div>
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
);
