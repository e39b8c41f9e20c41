/** Lengths of tokens in px and rem, at the browser's default font size of 16 px. */
const rootSize = 16;

export interface Length {
  value: number;
  unit: 'px' | 'rem';
}

/** Reads `1rem`, `4px`, and `0`. */
const readLength = (text: string): Length | undefined => {
  if (text === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(text) ?? [];
  return value && (unit === 'px' || unit === 'rem') ? { value: Number(value), unit } : undefined;
};

/** Returns the least and the largest length of a value: both ends of a `clamp()`. */
export const lengthsOf = (value: string): readonly [Length, Length] | undefined => {
  const [, low, high] = /^clamp\(([^,]+),.*,\s*([^,]+)\)$/.exec(value) ?? [];
  const ends = [readLength(low ?? value), readLength(high ?? value)] as const;
  return ends[0] && ends[1] ? [ends[0], ends[1]] : undefined;
};

const inPx = ({ value, unit }: Length) => (unit === 'px' ? value : value * rootSize);

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

/** Returns `16 px, 1 rem`, with both ends of a length that grows: `16–40 px, 1–2.5 rem`. */
export const describeLength = (value: string): string | undefined => {
  const ends = lengthsOf(value);
  if (!ends) return undefined;
  const between = (factor: number) =>
    [...new Set(ends.map((end) => rounded(inPx(end) / factor)))].join('–');
  return `${between(1)} px, ${between(rootSize)} rem`;
};
