import { forcedColors, responsive } from '../../foundations/media.ts';
import { squaredPaper } from '../../foundations/squaredPaper.ts';
import { insideStyle, style } from '../../foundations/style.ts';
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
  justifyItems: 'start',
  gap: `${vars.space.xs} ${vars.space.md}`,
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
      rowGap: vars.space.md,
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

// On a board of squared paper, above the title.
export const drawing = style({
  gridColumn: '2',
  width: '100%',
  height: '7rem',
  objectFit: 'contain',
  padding: vars.space['2xs'],
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  backgroundColor: vars.on.card,
  ...squaredPaper(vars.space.md),
  backgroundPosition: 'center',
  '@media': {
    ...responsive({
      tablet: { gridColumn: '1', height: 'auto', aspectRatio: '4 / 3', padding: vars.space.sm },
      desktop: { height: '13rem', aspectRatio: 'auto', padding: vars.space.md },
    }),
    // The lines are navy.
    [forcedColors]: {
      backgroundColor: vars.tone.red.onSolid,
      backgroundImage: 'none',
      forcedColorAdjust: 'none',
    },
  },
});

export const body = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  paddingBlockStart: vars.space.sm,
  '@media': responsive({
    tablet: { gridColumn: '1', paddingBlockStart: 0 },
    desktop: { paddingInlineEnd: vars.space.lg },
  }),
});

// Each has its own line, except the addresses after the text: they share one where there is room, else they are near.
insideStyle(body, '> *', { flexBasis: '100%', minWidth: 0 });
insideStyle(body, '> p + p', { flexBasis: 'auto' });
