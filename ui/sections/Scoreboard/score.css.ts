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
      desktop: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignContent: 'center',
        alignItems: 'center',
        columnGap: vars.space.lg,
      },
    }),
    [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
})} ${printStyle({ breakInside: 'avoid', border: `${vars.size.hairline} solid ${vars.on.line}` })}`;

export const label = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  '@media': responsive({ desktop: { fontSize: vars.fontSize.lg, color: vars.on.text } }),
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

const dots =
  'radial-gradient(circle closest-side, currentColor 92%, color-mix(in srgb, currentColor 35%, transparent))';

// Digits made of lamps, where they are large enough for it.
export const value = `${style({
  order: -1,
  overflowWrap: 'normal',
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize['3xl'],
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tight,
  '@media': {
    ...responsive({
      desktop: {
        fontSize: vars.fontSize.display,
        maskImage: dots,
        maskSize: `calc(${vars.size.bar} * 0.75) calc(${vars.size.bar} * 0.75)`,
      },
    }),
    [forcedColors]: { maskImage: 'none' },
  },
})} ${printStyle({ maskImage: 'none' })}`;

export const evidence = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.size.outline} solid ${vars.on.line}`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  '@media': responsive({
    desktop: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.lg,
    },
  }),
});

export const term = style({ color: vars.on.muted, fontSize: vars.fontSize.xs });
