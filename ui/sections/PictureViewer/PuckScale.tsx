import type { Tone } from '../../foundations/tokens/index.ts';
import * as styles from './PuckScale.css.ts';

export interface PuckScaleProps {
  /** The drawing beside the puck, in mm: a bearing from the front, or the end of a strip of tape. */
  drawing: { shape: 'ring'; outer: number; bore: number } | { shape: 'strip'; width: number };
  /** The measure, in a sentence. */
  text: string;
}

/** A puck, in mm. */
const puck = { across: 76.2, thick: 25.4 };
const gap = 12;

const circle = (left: number, top: number, across: number) =>
  `M${left} ${top + across / 2}a${across / 2} ${across / 2} 0 0 1 ${across} 0a${across / 2} ${across / 2} 0 0 1 ${-across} 0z`;

/** Returns the outlines of both things, and the size of the drawing. The puck shows the side with the same measure. */
const outlinesOf = (drawing: PuckScaleProps['drawing']) => {
  const left = puck.across + gap;
  if (drawing.shape === 'strip') {
    const { width } = drawing;
    const top = puck.thick - width;
    const torn = Array.from({ length: 4 }, (_, at) => `${at % 2 ? -4 : 4} ${-width / 4}`).join('l');
    return {
      puck: `M0 0h${puck.across}v${puck.thick}h${-puck.across}zM0 5h${puck.across}M0 ${puck.thick - 5}h${puck.across}`,
      thing: `M${left} ${top}v${width}h${puck.across}l${torn}z`,
      size: [left + puck.across + 4, Math.max(puck.thick, width)],
    };
  }
  const { outer, bore } = drawing;
  const inset = (outer - bore) / 2;
  const top = puck.across - outer;
  return {
    puck: circle(0, 0, puck.across) + circle(6, 6, puck.across - 12),
    thing: circle(left, top, outer) + circle(left + inset, top + inset, bore),
    size: [left + outer, puck.across],
  };
};

/** Renders a thing beside a puck, in the same scale, with a sentence. */
export const PuckScale = ({ drawing, text, tone }: PuckScaleProps & { tone: Tone }) => {
  const { puck: disk, thing, size } = outlinesOf(drawing);
  return (
    <div className={styles.row}>
      <svg
        aria-hidden="true"
        viewBox={`-1 -1 ${size.map((length) => length + 2).join(' ')}`}
        className={`${styles.drawing} ${styles.shape[drawing.shape]}`}
      >
        <path d={disk} className={styles.puck} />
        <path d={thing} fillRule="evenodd" className={styles.thing[tone]} />
      </svg>
      <p>{text}</p>
    </div>
  );
};
