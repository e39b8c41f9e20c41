import { useId } from 'react';
import * as styles from './BearingRows.css.ts';

const perWheel = 2;
const perFrame = 4;
/** The distance between two axles. */
const pitch = 50;
/** The height of the axles. */
const axle = 184;
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
    <circle r="19" className={styles.part} />
    <circle r="18.7" strokeWidth="9" />
    <circle r="11.7" strokeWidth="5" strokeDasharray="3 9.25" />
    {rings}
  </>
);

/** The tongue, the frame, the boot with its toe cap and its stripes, and bars of lace. */
const skate = (
  <>
    <path
      d="M26 38C37 54 62 54 86 43C84 31 85 22 89 13C93 5 104 3 117 2C128 1 132 9 130 17C127 41 135 80 163 108L144 121L40 75Z"
      className={styles.tongue}
    />
    <path
      d="M22 150H84L92 163H120L128 150H184L191 186Q191 190 187 190H13Q9 190 9 186ZM9 36C7 24 19 20 25 29C29 43 32 57 43 62C58 69 74 59 83 44C88 38 97 38 97 45C99 75 117 100 146 112C167 113 184 122 190 138C193 143 193 148 191 150H18C9 145 8 136 9 128C11 114 21 103 21 83C21 65 11 50 9 36ZM166 150C156 141 146 130 142 113M11 141H191"
      className={styles.part}
    />
    <path d="M58 111 69 80h5L64 111ZM68 111 79 80h5L74 111Z" className={styles.stripes} />
    <path d="m99 60 32-12M103 75l32-10M111 89l30-8M121 101l27-6" />
  </>
);

export interface BearingRowsProps {
  /** The bearings in the wheels, two in each. */
  count: number;
  /** The spares, drawn after the last wheel. */
  spares: number;
}

/**
 * Draws skates, four wheels in the frame of each, and the bearing that is seen in each hub. Hidden from screen readers,
 * because the answer says the same.
 */
export const BearingRows = ({ count: bearings, spares }: BearingRowsProps) => {
  const id = useId();
  const wheels = Math.ceil(bearings / perWheel);
  const frames = Math.ceil(wheels / perFrame);
  const width = frameWidth + (spares > 0 ? spareWidth : 0);
  return (
    <div aria-hidden="true" className={styles.frames}>
      {count(frames).map((frame) => (
        <svg key={frame} viewBox={`0 0 ${width} 209`} className={styles.drawing}>
          {frame === 0 && (
            <defs>
              <g id={id}>{wheel}</g>
            </defs>
          )}
          {skate}
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
