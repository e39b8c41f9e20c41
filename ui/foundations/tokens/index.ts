import { surfaces, tones } from './color.ts';
import { fontSizes, fontWeights, fonts, lineHeights, tracking } from './type.ts';
import { layersZ, motion, radius, shadows, sizes, space } from './scale.ts';

export { breakpoints, type Breakpoint } from './breakpoints.ts';
export { surfaceNames, surfaces, toneNames, tones, type Surface, type Tone } from './color.ts';
export { palette } from './palette.ts';

/** Every token that becomes a custom property, by the path that names it. */
export const tokens = {
  font: fonts,
  fontSize: fontSizes,
  fontWeight: fontWeights,
  lineHeight: lineHeights,
  tracking,
  space,
  size: sizes,
  radius,
  shadow: shadows,
  motion,
  z: layersZ,
  tone: tones,
} as const;

/** The surface a thing stands on, as custom properties that change where the surface changes. */
export const surfaceTokens = surfaces.ice;
