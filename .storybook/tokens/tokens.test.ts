import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
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
  const { tokens } = await parse([{ filename, src: text }], { config });
  return Object.keys(tokens);
};

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
