import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const days = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
  '@media': responsive({
    desktop: { display: 'grid' },
  }),
});

// Takes its whole width, because a number must not break.
export const number = style({
  flex: 'none',
  color: vars.on.mark,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.display,
  lineHeight: vars.lineHeight.flat,
  letterSpacing: vars.tracking.tight,
  '@media': responsive({
    desktop: { height: '1.95em', scale: 1.95, transformOrigin: 'left top' },
  }),
});

export const buttons = style({
  display: 'grid',
  gap: vars.space.sm,
  minWidth: 0,
});

export const unit = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  '@media': responsive({ desktop: { fontSize: vars.fontSize.xl } }),
});
