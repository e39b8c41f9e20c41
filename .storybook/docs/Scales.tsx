import type { CSSProperties } from 'react';
import { breakpoints } from '#ui';
import { motion, radius, shadows, sizes, space } from '../../ui/foundations/tokens/scale.ts';
import {
  fontSizes,
  fontWeights,
  fonts,
  lineHeights,
  tracking,
} from '../../ui/foundations/tokens/type.ts';
import * as styles from './docs.css.ts';
import { Token } from './Page.tsx';

interface ScaleProps {
  tokens: Readonly<Record<string, string>>;
  words: string;
  look: (value: string) => CSSProperties;
}

/** One line of words for each value of a scale. */
const Words = ({ tokens, words, look }: ScaleProps) => (
  <div>
    {Object.entries(tokens).map(([name, value]) => (
      <div key={name} className={styles.row}>
        <span className={styles.code}>{name}</span>
        <span className={styles.value}>{value}</span>
        <span style={look(value)}>{words}</span>
      </div>
    ))}
  </div>
);

export const Families = () => (
  <Words
    tokens={fonts}
    words="Drop the puck"
    look={(fontFamily) => ({
      fontFamily,
      fontSize: fontSizes['2xl'],
      fontWeight: fontFamily === fonts.display ? fontWeights.display : fontWeights.regular,
    })}
  />
);
export const FontSizes = () => (
  <Words
    tokens={fontSizes}
    words="Off the bar and in"
    look={(fontSize) => ({ fontSize, lineHeight: lineHeights.tight })}
  />
);
export const FontWeights = () => (
  <Words
    tokens={fontWeights}
    words="Third period"
    look={(fontWeight) => ({
      fontFamily: fontWeight === fontWeights.display ? fonts.display : fonts.text,
      fontWeight,
      fontSize: fontSizes.xl,
    })}
  />
);
export const LineHeights = () => (
  <Words
    tokens={lineHeights}
    words="Two forwards deep, the defense holds the line, and the weak side winger drifts into the slot where nobody has looked since the face-off."
    look={(lineHeight) => ({ lineHeight })}
  />
);
export const Tracking = () => (
  <Words tokens={tracking} words="HOCKEY TAPE" look={(letterSpacing) => ({ letterSpacing })} />
);

/** A bar as long as each value. */
const Lengths = ({ tokens }: { tokens: Readonly<Record<string, string>> }) => (
  <div>
    {Object.entries(tokens).map(([name, value]) => (
      <div key={name} className={styles.row}>
        <span className={styles.code}>{name}</span>
        <span className={styles.value}>{value}</span>
        <span className={styles.measure} style={{ width: value, maxWidth: '100%' }} />
      </div>
    ))}
  </div>
);

export const Space = () => <Lengths tokens={space} />;
export const Sizes = () => <Lengths tokens={sizes} />;

const Shapes = ({ tokens, look }: Omit<ScaleProps, 'words'>) => (
  <div className={styles.tiles}>
    {Object.entries(tokens).map(([name, value]) => (
      <div key={name} className={styles.rows}>
        <div className={styles.shape} style={look(value)} />
        <Token name={name} value={value} />
      </div>
    ))}
  </div>
);

export const Radius = () => <Shapes tokens={radius} look={(borderRadius) => ({ borderRadius })} />;
export const Shadows = () => (
  <Shapes tokens={shadows} look={(boxShadow) => ({ boxShadow, borderRadius: radius.md })} />
);

/** The narrowest window of each layout, to scale. */
export const Breakpoints = () => (
  <div>
    {Object.entries(breakpoints).map(([name, width]) => (
      <div key={name} className={styles.row}>
        <span className={styles.code}>{name}</span>
        <span className={styles.value}>{width === 0 ? 'any window' : `from ${width} px`}</span>
        <span
          className={styles.measure}
          style={{ width: `${(Math.max(width, 320) / breakpoints.wide) * 100}%` }}
        />
      </div>
    ))}
  </div>
);

export const Motions = () => (
  <div>
    {Object.entries(motion).map(([name, value]) => (
      <div key={name} className={styles.row}>
        <span className={styles.code}>{name}</span>
        <span className={styles.value}>{value}</span>
      </div>
    ))}
  </div>
);
