import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const dotSize = vars.size.dot;

export const list = style({
  display: 'grid',
  '@media': responsive({
    tablet: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space.lg },
  }),
});

// A line connects the dots: down the side on a phone, across on a wide window.
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${dotSize} minmax(0, 1fr)`,
  gap: vars.space.md,
  paddingBlockEnd: vars.space.xl,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${dotSize} 0`,
      insetInlineStart: `calc(${dotSize} / 2)`,
      translate: '-50% 0',
      width: vars.size.bar,
      backgroundColor: vars.tone.blue.solid,
    },
  },
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Titles of steps stay on one line, although their texts differ in length.
      alignContent: 'start',
      paddingBlockEnd: 0,
      selectors: {
        '&:not(:last-child)::before': {
          insetBlock: `calc(${dotSize} / 2) auto`,
          insetInline: `${dotSize} calc(-1 * ${vars.space.lg})`,
          translate: '0 -50%',
          width: 'auto',
          height: vars.size.bar,
        },
      },
    },
  }),
});

export const dot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: dotSize,
  height: dotSize,
  borderRadius: vars.radius.round,
  backgroundColor: vars.tone.red.solid,
  color: vars.tone.red.onSolid,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.xl,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.sm,
  '@media': responsive({
    tablet: { paddingBlockStart: 0 },
    desktop: { paddingInlineEnd: vars.space.lg },
  }),
});
