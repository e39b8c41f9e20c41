/** Gaps and padding. `gutter` and `section` grow with the window. */
export const space = {
  none: '0',
  '2xs': '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  '2xl': '3rem',
  '3xl': '4.5rem',
  gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2.5rem)',
  section: 'clamp(3.5rem, 2.6rem + 4vw, 6rem)',
} as const;

/** Gaps and padding on phones with large text: half as large, so that the text has the space. */
export const tightSpace = {
  sm: '0.5rem',
  md: '0.5rem',
  lg: '0.75rem',
  xl: '1rem',
  '2xl': '1.5rem',
  '3xl': '2.25rem',
  gutter: '0.5rem',
  section: '1.75rem',
} as const satisfies Partial<Record<keyof typeof space, string>>;

export const sizes = {
  hairline: '1px',
  outline: '2px',
  line: '3px',
  bar: '6px',
  target: '2.75rem',
  icon: '1.25rem',
  iconLarge: '1.75rem',
  dot: '3.5rem',
  logo: '13.5rem',
  logoWide: '17rem',
  header: '4rem',
  headerWide: '4.75rem',
  container: '78rem',
  reading: '42rem',
  headline: '60rem',
  pictureBand: '30rem',
  drawing: '20rem',
} as const;

export const radius = { none: '0', sm: '4px', md: '10px', lg: '18px', round: '999px' } as const;

export const shadows = {
  low: '0 1px 2px rgb(6 18 38 / 0.08), 0 2px 8px rgb(6 18 38 / 0.05)',
  raised: '0 2px 4px rgb(6 18 38 / 0.08), 0 18px 40px -16px rgb(6 18 38 / 0.28)',
  overlay: '0 24px 48px -12px rgb(6 18 38 / 0.45)',
} as const;

export const motion = {
  quick: '120ms',
  calm: '240ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

export const layersZ = {
  base: '0',
  raised: '1',
  covering: '2',
  header: '10',
  toast: '20',
  skip: '30',
} as const;
