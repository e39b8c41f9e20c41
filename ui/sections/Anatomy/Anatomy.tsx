import { useImageFailure } from '../../foundations/useImageFailure.ts';
import type { DrawingData } from '../Figure/index.ts';
import * as styles from './Anatomy.css.ts';

/**
 * The movement of a layer to its place while the drawing scrolls into the window. `still` and `tall` do not move.
 * A `tall` layer is 1128 px high, and the other layers are 608 px. A board that is taller than the drawing shows more of it.
 */
export type AnatomyPart =
  | 'still'
  | 'tall'
  | 'seal'
  | 'balls'
  | 'innerRing'
  | 'lowerSeal'
  | 'wheel'
  | 'strips'
  | 'roll'
  | 'callouts';

export interface AnatomyLayer {
  /** A drawing with one part of the product at its place, the rest transparent. */
  drawing: DrawingData;
  /** The part of the drawing, which decides its movement. */
  part: AnatomyPart;
}

export interface AnatomyProps {
  /** The layers, the lowest first. All but a `tall` one have one size. */
  layers: readonly [AnatomyLayer, ...AnatomyLayer[]];
  /** The text alternative of the whole drawing. */
  alt: string;
}

/**
 * Renders a drawing whose parts come to their places while it scrolls into the window. Without scroll
 * timelines, with reduced motion, and on paper all parts are at their places. When one cannot be loaded,
 * the text alternative replaces all of them.
 */
export const Anatomy = ({ layers, alt }: AnatomyProps) => {
  const { hasFailed, ref, onError } = useImageFailure(layers[0].drawing.src);
  if (hasFailed) {
    return (
      <p role="img" aria-label={alt} className={styles.words}>
        {alt}
      </p>
    );
  }
  return (
    <div role="img" aria-label={alt} className={styles.box}>
      {layers.map(({ drawing, part }) => (
        <img
          key={drawing.src}
          ref={ref}
          onError={onError}
          src={drawing.src}
          width={drawing.width}
          height={drawing.height}
          alt=""
          loading="lazy"
          decoding="async"
          className={`${styles.layer} ${styles.part[part]}`}
        />
      ))}
    </div>
  );
};
