import { largeText, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.xl} ${vars.space.md}`,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({
      desktop: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.lg },
    }),
  },
});

export const claim = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.size.bar} solid ${vars.on.mark}`,
  overflowWrap: 'anywhere',
});

export const value = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize['3xl'],
  lineHeight: vars.lineHeight.flat,
  letterSpacing: vars.tracking.tight,
});

export const label = style({ lineHeight: vars.lineHeight.snug, textWrap: 'balance' });
export const source = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });
export const note = style({ paddingBlockStart: vars.space.xl });
