import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { palette, surfaces, tokens } from '../../ui/foundations/tokens/index.ts';
import { designTokens } from '../../ui/package/tokens/designTokens.ts';
import { describeLength } from '../../ui/package/tokens/lengths.ts';
import { readTokenUses, tokensIn } from './uses.ts';

const config = defineConfig({}, { cwd: new URL('./', import.meta.url) });
// The names are those of the TypeScript source.
delete config.lint.rules['core/consistent-naming'];
config.lint.rules['core/valid-dimension'] = ['error', { allowedUnits: ['px', 'rem'] }];

/** Reads tokens as tools do, by the rules of the format. Returns their names. */
const read = async (src: object) => {
  const filename = new URL('file:///tokens.json');
  // An error shows the lines around it.
  const text = JSON.stringify(src, null, 2);
  const parsed = await parse([{ filename, src: text }], { config });
  return Object.keys(parsed.tokens);
};

interface Color {
  components: number[];
  alpha: number;
  hex?: string;
}

const channels = ({ components }: Color) => components.map((part) => Math.round(part * 255));

const hexOf = (color: Color) =>
  `#${channels(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** Returns the value of a token of `tokens.json`. */
const valueAt = (path: readonly string[]) =>
  path.reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], {
    ...designTokens(),
  }) as { $value: unknown };

const colorsOf = (
  group: string,
  sets: Readonly<Record<string, Readonly<Record<string, string>>>>,
) =>
  Object.entries(sets).flatMap(([set, colors]) =>
    Object.entries(colors).map(([name, css]) => [[group, set, name], css] as const),
  );

describe('tokens.json', () => {
  it('is valid in the Design Tokens format', async () => {
    const names = await read(designTokens());
    expect(names).toEqual(
      expect.arrayContaining(['palette.red600', 'space.gutter', 'shadow.low', 'tone.red.solid']),
    );
  });

  it.each([
    ['a dimension in em', { $type: 'dimension', $value: { value: 1, unit: 'em' } }],
    ['a color without components', { $type: 'color', $value: { colorSpace: 'srgb' } }],
    ['a curve of two numbers', { $type: 'cubicBezier', $value: [0, 1] }],
  ])('would not be valid with %s', async (_name, token) => {
    await expect(read({ a: token })).rejects.toThrow('error');
  });

  it('gives each color by the value of its token, as digits and as components', () => {
    const colors = [
      ...Object.entries(palette).map(([name, css]) => [['palette', name], css] as const),
      ...colorsOf('surface', surfaces),
      ...colorsOf('tone', tokens.tone),
    ];
    for (const [path, css] of colors) {
      const value = valueAt(path).$value as Color;
      expect({ hex: value.hex, components: hexOf(value) }, path.join('.')).toEqual({
        hex: css,
        components: css,
      });
    }
  });

  it('gives each layer of a shadow the color of its token', () => {
    for (const [name, css] of Object.entries(tokens.shadow)) {
      const layers = valueAt(['shadow', name]).$value as { color: Color }[];
      const colors = layers.map(
        ({ color }) => `rgb(${channels(color).join(' ')} / ${color.alpha})`,
      );
      expect(colors, name).toEqual(css.match(/rgb\([^)]+\)/g));
    }
  });

  it('keeps CSS that the format cannot express', () => {
    expect(designTokens()['space']).toMatchObject({
      gutter: {
        $value: { value: 2.5, unit: 'rem' },
        $extensions: { 'com.crossbarhockey.css': 'clamp(1rem, 0.5rem + 2.2vw, 2.5rem)' },
      },
    });
  });
});

describe('describeLength', () => {
  it.each([
    ['4px', '4 px, 0.25 rem'],
    ['1.5rem', '24 px, 1.5 rem'],
    ['clamp(1rem, 0.5rem + 2.2vw, 2.5rem)', '16–40 px, 1–2.5 rem'],
    ['-0.02em', undefined],
  ])('of %s is %s', (value, text) => {
    expect(describeLength(value)).toBe(text);
  });
});

describe('token uses', () => {
  it('are read from source text', () => {
    const text = "gap: vars.space['2xs'], color: vars.tone[tone].solid, border: vars.on.line";
    expect(tokensIn(text)).toEqual(['space.2xs', 'tone.*.solid', 'on.line']);
  });

  it('are read from constants without CSS variables', () => {
    const text = `palette.red600, wider('wide'), responsive({ tablet: { a: b(c) }, desktop: {} }), wide: 1`;
    expect(tokensIn(text)).toEqual([
      'palette.red600',
      'breakpoints.wide',
      'breakpoints.tablet',
      'breakpoints.desktop',
    ]);
  });

  it('name the style files of components', () => {
    expect(readTokenUses(process.cwd())['radius.sm']).toContain(
      'ui/primitives/Button/Button.css.ts',
    );
  });
});
