import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { theme } from './layers.css.ts';
import { largeText } from './media.ts';
import {
  narrowFontSizes,
  surfaceNames,
  surfaces,
  surfaceTokens,
  systemText,
  tightSpace,
  tokens,
} from './tokens/index.ts';

const property = (_value: string | null, path: string[]) => path.join('-').replaceAll('.', '');

/** Tokens that are the same everywhere on the page. */
const fixed = createGlobalThemeContract(tokens, property);
/** Tokens of the nearest surface: `vars.on.text`, `vars.on.link` … */
const on = createGlobalThemeContract(surfaceTokens, (_value, path) => `on-${path.join('-')}`);

export const vars = { ...fixed, on };

createGlobalTheme(':root', fixed, { '@layer': theme, ...tokens });

for (const name of surfaceNames) {
  createGlobalTheme(
    name === 'ice' ? ':root, [data-surface="ice"]' : `[data-surface="${name}"]`,
    on,
    {
      '@layer': theme,
      ...surfaces[name],
    },
  );
}

globalStyle(':root', {
  '@layer': {
    [theme]: {
      '@media': {
        [largeText]: {
          vars: Object.fromEntries([
            ...Object.entries(tightSpace).map(
              ([name, value]) => [fixed.space[name as keyof typeof tightSpace], value] as const,
            ),
            ...Object.entries(narrowFontSizes).map(
              ([name, value]) =>
                [fixed.fontSize[name as keyof typeof narrowFontSizes], value] as const,
            ),
          ]),
        },
      },
    },
  },
});

// The site's inline script sets the attribute until the font is loaded.
globalStyle(':root[data-system-text]', {
  '@layer': { [theme]: { vars: { [fixed.font.text]: systemText } } },
});

// Browsers print no backgrounds by default, so the light text of `night` would be invisible on paper.
globalStyle('[data-surface]', {
  '@layer': {
    [theme]: { '@media': { print: { vars: assignVars(on, surfaces.snow) } } },
  },
});

globalStyle('[data-surface]', {
  '@layer': { [theme]: { color: on.text, backgroundColor: on.background } },
});
