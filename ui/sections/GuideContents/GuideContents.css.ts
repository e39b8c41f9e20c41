import { hover, largeText, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const contents = `${style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.lg,
  borderTop: `${vars.size.bar} solid ${vars.tone.red.solid}`,
})} ${printStyle({ display: 'none' })}`;

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.snug,
});

export const list = style({
  columnCount: '2',
  columnGap: vars.space.md,
  '@media': {
    [largeText]: { columnCount: 'auto' },
    ...responsive({ tablet: { columnGap: vars.space.xl }, desktop: { columnCount: 'auto' } }),
  },
});

export const item = style({ breakInside: 'avoid' });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  // With more padding, a link of two lines would be higher than the others on phones. Of seven links, the second
  // column could then have four, and the first one an empty place.
  paddingBlock: vars.size.outline,
  fontSize: vars.fontSize.sm,
  borderBottom: `${vars.size.hairline} solid ${vars.on.line}`,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': {
    ...hover({ selectors: { '&:hover': { color: vars.on.link } } }),
    ...responsive({
      tablet: { fontSize: vars.fontSize.md },
      desktop: {
        fontSize: vars.fontSize.sm,
        // A red line marks the current part.
        selectors: {
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            insetBlockEnd: `calc(-1 * ${vars.size.hairline})`,
            height: vars.size.line,
            backgroundColor: vars.tone.red.solid,
            forcedColorAdjust: 'none',
            transformOrigin: 'left',
            scale: '0 1',
            transitionProperty: 'scale',
            transitionDuration: vars.motion.calm,
            transitionTimingFunction: vars.motion.ease,
          },
          '&[data-current]': { fontWeight: vars.fontWeight.bold },
          '&[data-current]::after': { scale: '1 1' },
        },
      },
    }),
  },
});
