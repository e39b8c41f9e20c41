import * as foundations from '../../ui/foundations/tokens/index.ts';

type Tokens = Readonly<Record<string, string>>;

const flatten = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

/** Returns every token by its path: `surfaces.ice.text`. */
export const readTokens = (): Tokens => {
  const { breakpoints, surfaces, tokens } = foundations;
  return Object.fromEntries(flatten({ breakpoints, surfaces, ...tokens }, ''));
};

/** Returns a line for each token that differs: `radius.sm: 4px → 5px`. */
export const changedTokens = (before: Tokens, after: Tokens): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`);
