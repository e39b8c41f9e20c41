import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const days = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
  '@media': responsive({ desktop: { display: 'grid', gap: vars.space['3xl'] } }),
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
  '@media': responsive({ desktop: { scale: 1.6, transformOrigin: 'left top' } }),
});

// A stub on a wide window has room for the brand's mark, as a stamp.
export const mark = style({
  display: 'none',
  '@media': responsive({
    desktop: {
      display: 'block',
      width: '8rem',
      padding: vars.space.sm,
      border: `${vars.size.line} solid ${vars.on.mark}`,
      borderRadius: vars.radius.sm,
      outline: `${vars.size.hairline} solid ${vars.on.mark}`,
      outlineOffset: vars.size.line,
    },
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
});
