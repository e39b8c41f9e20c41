/** How much of the light of a channel is seen, by the definition of WCAG 2. */
const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`${hex} is no colour of six digits.`);
  const [r, g, b] = [red, green, blue].map((pair) => linear(Number.parseInt(pair, 16)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

/** The contrast of two colours, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Two colours that meet, and how far they must be apart. */
export interface Pair {
  what: string;
  front: string;
  back: string;
  least: number;
}

/** The pairs that are too close to each other to be told apart. */
export const tooClose = (pairs: readonly Pair[]): string[] =>
  pairs
    .filter(({ front, back, least }) => contrast(front, back) < least)
    .map(
      ({ what, front, back, least }) =>
        `${what}: ${front} on ${back} is ${contrast(front, back).toFixed(2)}, not ${least}`,
    );
