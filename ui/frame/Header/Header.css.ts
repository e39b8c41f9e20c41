import { focusReach, focusRingInside } from '../../foundations/focus.ts';
import { headerHeight } from '../../foundations/headerHeight.css.ts';
import { forcedColors, hover, responsive, shortWindow } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { inlineRules } from './inlineRules.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  borderBottom: `${vars.size.line} solid ${vars.tone.red.solid}`,
  '@media': {
    [shortWindow]: { position: 'static' },
    print: { position: 'static' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  height: `calc(${headerHeight} - ${vars.size.line})`,
  maxWidth: `calc(${vars.size.container} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  // The logo shrinks when large text leaves too little room beside the menu button.
  minWidth: 0,
  '@media': responsive({ desktop: { flex: 'none' } }),
});

export const nav = styleVariants(
  inlineRules((inline) => ({
    display: 'contents',
    '@media': inline({ display: 'block', minWidth: 0 }),
  })),
);

export const links = styleVariants(
  inlineRules((inline) => ({
    display: 'flex',
    flexDirection: 'column',
    '@media': inline({ flex: 'none', flexDirection: 'row' }),
  })),
);

export const item = styleVariants(
  inlineRules((inline) => ({
    borderBottom: `${vars.size.hairline} solid ${vars.on.line}`,
    '@media': inline({ border: 0 }),
  })),
);

export const link = styleVariants(
  inlineRules((inline, space) => ({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.25rem',
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: vars.tracking.wide,
    selectors: {
      '&[data-current]': { color: vars.tone.red.text },
      // A bar marks the current page: at the edge of the menu, or below the link.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(-1 * ${vars.space.gutter})`,
        width: vars.size.bar,
        backgroundColor: vars.tone.red.solid,
        scale: '1 0',
        transitionProperty: 'scale',
        transitionDuration: vars.motion.calm,
        transitionTimingFunction: vars.motion.ease,
      },
      '&[data-current]::after': { scale: '1 1' },
    },
    '@media': {
      ...inline({
        minHeight: `calc(${headerHeight} - ${vars.size.line})`,
        paddingInline: space,
        fontSize: vars.fontSize.xs,
        whiteSpace: 'nowrap',
        selectors: {
          // The link reaches the top of the window.
          '&:focus-visible': focusRingInside,
          '&::after': {
            insetBlock: 'auto 0',
            insetInline: space,
            width: 'auto',
            height: vars.size.bar,
            scale: '0 1',
          },
          '&:focus-visible::after': { insetBlockEnd: focusReach },
        },
      }),
      ...hover({ selectors: { '&:hover': { color: vars.tone.red.text } } }),
      [forcedColors]: { selectors: { '&::after': { backgroundColor: 'Highlight' } } },
    },
  })),
);
