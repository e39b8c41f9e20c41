import { useId } from 'react';
import * as styles from './BearingRows.css.ts';

const perWheel = 2;
const perFrame = 4;
/** The distance between two axles. */
const pitch = 50;
/** The height of the axles. */
const axle = 56;
const frameWidth = perFrame * pitch;
/** The width that the spares need, and that all frames get, so that they have one scale. */
const spareWidth = 30;

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** The bearing of a hub, its outer ring, seal and inner ring around the axle. */
const rings = (
  <>
    <circle r="8.6" />
    <circle r="5.9" strokeWidth="3.4" className={styles.seal} />
    <circle r="2.9" />
  </>
);

/** A tire on the spokes of its core. */
const wheel = (
  <>
    <circle r="18.7" strokeWidth="9" />
    <circle r="11.7" strokeWidth="5" strokeDasharray="3 9.25" />
    {rings}
  </>
);

export interface BearingRowsProps {
  /** The bearings in the wheels, two in each. */
  count: number;
  /** The spares, drawn after the last wheel. */
  spares: number;
}

/**
 * Draws the wheels in the frames of skates, four in each, and the bearing that is seen in each hub. Hidden from
 * screen readers, because the answer says the same.
 */
export const BearingRows = ({ count: bearings, spares }: BearingRowsProps) => {
  const id = useId();
  const wheels = Math.ceil(bearings / perWheel);
  const frames = Math.ceil(wheels / perFrame);
  const width = frameWidth + (spares > 0 ? spareWidth : 0);
  return (
    <div aria-hidden="true" className={styles.frames}>
      {count(frames).map((frame) => (
        <svg key={frame} viewBox={`0 0 ${width} 84`} className={styles.drawing}>
          {frame === 0 && (
            <defs>
              <g id={id}>{wheel}</g>
            </defs>
          )}
          <path d="M20 6h62v14l14 8h16l14-6V2h56v16l12 38h-188l10-38z" className={styles.frame} />
          {count(Math.min(perFrame, wheels - frame * perFrame)).map((place) => (
            <use key={place} href={`#${id}`} x={(place + 0.5) * pitch} y={axle} />
          ))}
          {frame === frames - 1 &&
            count(spares).map((spare) => (
              <g
                key={spare}
                transform={`translate(${width - 12} ${axle - 6 + (spare - (spares - 1) / 2) * 26})`}
              >
                {rings}
              </g>
            ))}
        </svg>
      ))}
    </div>
  );
};
