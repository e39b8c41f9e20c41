import type { surfaces } from './tokens/index.ts';

/** Returns the linear value of an sRGB channel from 0 to 255 (WCAG 2, "relative luminance"). */
const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`${hex} is not a six-digit hex color.`);
  const [r, g, b] = [red, green, blue].map((pair) => linear(Number.parseInt(pair, 16)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

/**
 * Returns the WCAG 2 contrast ratio of two colors, from 1 to 21.
 *
 * @param one A color as six lower-case hex digits: `#c8102e`.
 * @throws When a color has any other form.
 */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The contrast of text (WCAG 2.2 AA, 1.4.3). */
export const textContrast = 4.5;

/** The contrast of what identifies a control or is needed to understand (1.4.11). */
export const shapeContrast = 3;

/**
 * The contrast that each color of a surface needs on the surface and on its cards. Decoration needs none:
 * lines, marks of the rink, and the fill of cards identify no control, and words say what they group.
 */
export const neededContrast: Readonly<
  Record<Exclude<keyof (typeof surfaces)['snow'], 'background'>, number | 'decorative'>
> = {
  text: textContrast,
  muted: textContrast,
  link: textContrast,
  linkHover: textContrast,
  focus: shapeContrast,
  star: shapeContrast,
  mark: 'decorative',
  line: 'decorative',
  card: 'decorative',
};

/** Two colors that touch, and the contrast ratio they need. */
export interface ColorPair {
  /** Where they touch, for the message. */
  name: string;
  foreground: string;
  background: string;
  minimum: number;
}

/** Returns a message for each pair below its minimum contrast. */
export const lowContrast = (pairs: readonly ColorPair[]): string[] =>
  pairs
    .filter(({ foreground, background, minimum }) => contrast(foreground, background) < minimum)
    .map(
      ({ name, foreground, background, minimum }) =>
        `${name}: ${foreground} on ${background} has a contrast of ${contrast(foreground, background).toFixed(2)}, expected ${minimum}`,
    );
