import { commonPhone, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// On phones, what the number counts is beside it.
export const days = style({
  display: 'grid',
  gap: vars.space.sm,
  flex: 'none',
  '@media': {
    [commonPhone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'end',
      columnGap: vars.space.md,
    },
  },
});

// Zoomed, because no font size of the tokens is as large. Firefox before 126 shows it smaller.
export const number = style({
  color: vars.on.mark,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.display,
  lineHeight: vars.lineHeight.flat,
  letterSpacing: vars.tracking.tight,
  whiteSpace: 'nowrap',
  zoom: '1.8',
});

export const buttons = style({
  display: 'grid',
  gap: vars.space.sm,
  minWidth: 0,
  '@media': responsive({ tablet: { width: '24rem' }, desktop: { width: 'auto' } }),
});

export const unit = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  '@media': responsive({ desktop: { fontSize: vars.fontSize.xl } }),
});
