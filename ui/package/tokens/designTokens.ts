/**
 * Writes the tokens in the Design Tokens format 2025.10 (designtokens.org), which Figma plugins and
 * other tools read. A value that the format cannot express is in `$extensions`, as CSS.
 */
import { breakpoints, palette, surfaces, tokens } from '../../foundations/tokens/index.ts';
import { lengthsOf } from './lengths.ts';
import {
  palettePurposes,
  breakpointPurposes,
  purposes,
  surfacePurposes,
  tonePurposes,
} from './purposes.ts';

interface Token {
  /** The parser in the unit tests passes a type that it does not know. */
  $type:
    | 'color'
    | 'cubicBezier'
    | 'dimension'
    | 'duration'
    | 'fontFamily'
    | 'fontWeight'
    | 'number'
    | 'shadow';
  $value: unknown;
  $description?: string;
  $extensions?: { 'com.crossbarhockey.css': string };
}

type Read = (css: string) => Token;
type Tree = { [name: string]: Tree | Token };

const withCss = (token: Token, css: string): Token => ({
  ...token,
  $extensions: { 'com.crossbarhockey.css': css },
});

const rgb = (components: number[], alpha: number, hex?: string) => ({
  colorSpace: 'srgb',
  components,
  alpha,
  ...(hex ? { hex } : {}),
});

const color: Read = (css) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16) / 255);
  return { $type: 'color', $value: rgb(channels, 1, css) };
};

const number: Read = (css) => ({ $type: 'number', $value: Number.parseFloat(css) });

/** A length that grows with the window has its largest value. */
const dimension: Read = (css) => {
  const ends = lengthsOf(css);
  if (!ends) return withCss(number(css), css);
  const token: Token = { $type: 'dimension', $value: ends[1] };
  return css.startsWith('clamp') ? withCss(token, css) : token;
};

const fontFamily: Read = (css) => ({
  $type: 'fontFamily',
  $value: css.split(',').map((name) => name.trim().replaceAll("'", '')),
});

const fontWeight: Read = (css) => ({ $type: 'fontWeight', $value: Number(css) });

const motion: Read = (css) => {
  const numbers = [...css.matchAll(/[\d.]+/g)].map(Number);
  return css.endsWith('ms')
    ? { $type: 'duration', $value: { value: numbers[0], unit: 'ms' } }
    : { $type: 'cubicBezier', $value: numbers };
};

const px = (text = '0') => ({ value: Number.parseFloat(text), unit: 'px' });

/** Reads `0 2px 4px -1px rgb(6 18 38 / 0.08), …`. */
const shadow: Read = (css) => ({
  $type: 'shadow',
  $value: css.split(', ').map((layer) => {
    const [offsets = '', paint = ''] = layer.split(' rgb');
    const [x, y, blur, spread] = offsets.split(' ');
    const [red = 0, green = 0, blue = 0, alpha = 1] = [...paint.matchAll(/[\d.]+/g)].map(Number);
    return {
      color: rgb([red / 255, green / 255, blue / 255], alpha),
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px(spread),
    };
  }),
});

/** A name must not contain a dot, and a group's name is the path in TypeScript. */
const group = <Name extends string>(
  values: Readonly<Record<Name, string | number>>,
  read: Read,
  descriptions: Partial<Record<Name, string>> = {},
): Tree =>
  Object.fromEntries(
    (Object.keys(values) as Name[]).map((name) => {
      const description = descriptions[name];
      const token = read(String(values[name]));
      return [name, description ? { ...token, $description: description } : token];
    }),
  );

/** Returns all tokens, by their path in TypeScript. */
export const designTokens = (): Tree => ({
  palette: group(palette, color, palettePurposes),
  surface: Object.fromEntries(
    Object.entries(surfaces).map(([name, one]) => [name, group(one, color, surfacePurposes)]),
  ),
  tone: Object.fromEntries(
    Object.entries(tokens.tone).map(([name, one]) => [name, group(one, color, tonePurposes)]),
  ),
  font: group(tokens.font, fontFamily, purposes.font),
  fontSize: group(tokens.fontSize, dimension, purposes.fontSize),
  fontWeight: group(tokens.fontWeight, fontWeight, purposes.fontWeight),
  lineHeight: group(tokens.lineHeight, number, purposes.lineHeight),
  tracking: group(tokens.tracking, dimension, purposes.tracking),
  space: group(tokens.space, dimension, purposes.space),
  size: group(tokens.size, dimension, purposes.size),
  radius: group(tokens.radius, dimension, purposes.radius),
  shadow: group(tokens.shadow, shadow, purposes.shadow),
  motion: group(tokens.motion, motion, purposes.motion),
  z: group(tokens.z, number, purposes.z),
  breakpoint: group(breakpoints, (css) => dimension(`${css}px`), breakpointPurposes),
});
