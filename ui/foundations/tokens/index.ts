import { surfaces, tones } from './color.ts';
import { fontSizes, fontWeights, fonts, lineHeights, tracking } from './type.ts';
import { layersZ, motion, radius, shadows, sizes, space } from './scale.ts';

export { breakpoints, type Breakpoint } from './breakpoints.ts';
export { narrowFontSizes, systemText } from './type.ts';
export { tightSpace } from './scale.ts';
export { surfaceNames, surfaces, toneNames, tones, type Surface, type Tone } from './color.ts';
export { palette } from './palette.ts';

/** The tokens that become custom properties, named by their path: `--space-md`. */
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

/** The tokens that each surface redefines. These values are the ones of `ice`, the surface of the page. */
export const surfaceTokens = surfaces.ice;
