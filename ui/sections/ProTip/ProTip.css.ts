import { responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const tip = `${style({
  position: 'relative',
  overflow: 'clip',
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  '@media': responsive({ tablet: { padding: vars.space.xl } }),
})} ${printStyle({
  breakInside: 'avoid',
  padding: vars.space.sm,
  border: `${vars.size.outline} solid ${vars.tone.blue.solid}`,
  backgroundColor: 'transparent',
})}`;

// Hidden where the text needs the width.
export const mark = style({
  display: 'none',
  '@media': responsive({
    desktop: {
      display: 'block',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: vars.space.xl,
      width: '14rem',
      color: vars.on.line,
    },
  }),
});

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  '@media': responsive({ desktop: { maxWidth: '38rem' } }),
});

export const kicker = style({
  color: vars.tone.red.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});
