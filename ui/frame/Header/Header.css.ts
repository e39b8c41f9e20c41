import { hover, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { withoutScript } from './Menu.css.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  borderBottom: `${vars.size.line} solid ${vars.tone.red.solid}`,
  '@media': { [withoutScript]: { position: 'static' }, print: { position: 'static' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: vars.size.header,
  maxWidth: `calc(${vars.size.container} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': responsive({ desktop: { minHeight: vars.size.headerWide, flexWrap: 'nowrap' } }),
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  minWidth: 0,
});

export const nav = style({
  display: 'contents',
  '@media': responsive({ desktop: { display: 'block' } }),
});

export const links = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': responsive({ desktop: { flexDirection: 'row' } }),
});

export const item = style({
  borderBottom: `${vars.size.hairline} solid ${vars.on.line}`,
  '@media': responsive({ desktop: { border: 0 } }),
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.tracking.wide,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-current]': { color: vars.tone.red.text },
  },
  '@media': {
    ...responsive({
      desktop: {
        minHeight: vars.size.headerWide,
        paddingInline: vars.space.sm,
        fontSize: vars.fontSize.xs,
        // A bar marks the current page.
        selectors: {
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: vars.space.sm,
            insetBlockEnd: 0,
            height: vars.size.bar,
            backgroundColor: vars.tone.red.solid,
            forcedColorAdjust: 'none',
            scale: '0 1',
            transitionProperty: 'scale',
            transitionDuration: vars.motion.calm,
            transitionTimingFunction: vars.motion.ease,
          },
          '&[data-current]::after': { scale: '1 1' },
        },
      },
    }),
    ...hover({ selectors: { '&:hover': { color: vars.tone.red.text } } }),
  },
});

export const store = style({ flex: 'none' });
