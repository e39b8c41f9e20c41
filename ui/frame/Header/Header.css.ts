import { hover, narrower, noScript, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const withoutScript = `${noScript} and ${narrower('desktop')}`;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  // The goal line: everything below it counts.
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

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  '@media': {
    ...responsive({ desktop: { display: 'none' } }),
    [withoutScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const panel = style({
  // The popover's own look, undone.
  inset: 'auto',
  border: 0,
  color: vars.on.text,
  backgroundColor: vars.on.background,
  width: '100%',
  height: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.xs} ${vars.space.lg}`,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:popover-open': {
      display: 'flex',
      position: 'fixed',
      insetInline: 0,
      insetBlockStart: `calc(${vars.size.header} + ${vars.size.line})`,
      maxHeight: `calc(100dvh - ${vars.size.header} - ${vars.size.line})`,
    },
    '&::backdrop': { backgroundColor: 'transparent' },
  },
  '@media': {
    ...responsive({
      desktop: {
        display: 'flex',
        position: 'static',
        flexDirection: 'row',
        alignItems: 'center',
        width: 'auto',
        padding: 0,
        overflow: 'visible',
        boxShadow: 'none',
      },
    }),
    [withoutScript]: { display: 'flex', position: 'static', boxShadow: 'none', padding: 0 },
    print: { display: 'none' },
  },
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
        // The page that is shown hangs a bar on the goal line.
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
