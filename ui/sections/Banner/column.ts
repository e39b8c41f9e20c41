import { vars } from '../../foundations/theme.css.ts';

/** The words of a banner, above the mark. */
export const column = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  maxWidth: vars.size.headline,
} as const;

/** Leaves the right part of a wide window to the mark. */
export const besideMark = { maxWidth: '54%' } as const;
