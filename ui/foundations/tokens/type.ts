/** System fonts with the metrics of the font of running text, for the time until it is loaded. */
export const systemText =
  "'Crossbar Text Arial', 'Crossbar Text Roboto', 'Crossbar Text DejaVu Sans', sans-serif";

/**
 * Font families. All but the first of each are system fonts with its metrics (see `fonts/`). `code`
 * uses system fonts.
 */
export const fonts = {
  display:
    "'Crossbar Display', 'Crossbar Display Arial', 'Crossbar Display Roboto', 'Crossbar Display DejaVu Sans', sans-serif",
  text: `'Crossbar Text', ${systemText}`,
  code: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/** Font sizes in rem, so that they follow the visitor's text size. The `clamp` ones grow with the window. */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  xl: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
  '2xl': 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)',
  '3xl': 'clamp(1.875rem, 1.3rem + 2.5vw, 3.25rem)',
  '4xl': 'clamp(2rem, 1.2rem + 3.6vw, 4rem)',
  display: 'clamp(2.375rem, 1.25rem + 4.6vw, 5rem)',
} as const;

/** Font sizes on phones with large text: a heading is as large as its longest word allows. */
export const narrowFontSizes = {
  lg: '1.0625rem',
  xl: 'min(1.1875rem, 10vw)',
  '2xl': 'min(1.5rem, 10vw)',
  '3xl': 'min(1.875rem, 10vw)',
  '4xl': 'min(2rem, 10vw)',
  display: 'min(2.375rem, 10.5vw)',
} as const satisfies Partial<Record<keyof typeof fontSizes, string>>;

export const lineHeights = { flat: '1', tight: '1.08', snug: '1.3', body: '1.6' } as const;

export const fontWeights = { regular: '400', medium: '500', bold: '700', display: '800' } as const;

export const tracking = { tight: '-0.02em', normal: '0', wide: '0.04em', caps: '0.08em' } as const;
