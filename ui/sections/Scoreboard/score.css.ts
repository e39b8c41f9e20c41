import { forcedColors, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const cell = `${style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlock: vars.space.lg,
  paddingInline: vars.space.md,
  backgroundColor: vars.on.background,
  overflowWrap: 'anywhere',
  '@media': {
    ...responsive({
      tablet: { paddingBlock: vars.space.xl, paddingInline: vars.space.lg },
    }),
    [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
})} ${printStyle({ breakInside: 'avoid', border: `${vars.size.hairline} solid ${vars.on.line}` })}`;

export const label = style({
  color: vars.on.muted,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  '@media': responsive({ tablet: { fontSize: vars.fontSize.lg, color: vars.on.text } }),
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const value = style({
  order: -1,
  overflowWrap: 'normal',
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize['3xl'],
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tight,
  '@media': responsive({
    tablet: { fontSize: vars.fontSize.display },
    wide: { fontSize: vars.fontSize['4xl'] },
  }),
});

export const evidence = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.size.outline} solid ${vars.on.line}`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  '@media': responsive({
    desktop: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.lg,
    },
    wide: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
});

export const term = style({ color: vars.on.muted, fontSize: vars.fontSize.xs });
