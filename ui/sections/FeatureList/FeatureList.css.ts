import { headerInset } from '../../foundations/headerHeight.css.ts';
import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const sheet = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': responsive({
    desktop: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: 0,
    },
  }),
});

// Beside a face-off circle in the product's color, which the window's edge cuts.
export const side = style({
  '@media': responsive({ desktop: { paddingInlineEnd: vars.space['2xl'] } }),
});

export const circle = style({
  display: 'none',
  '@media': {
    ...responsive({
      desktop: {
        display: 'block',
        position: 'absolute',
        insetBlockEnd: '-11rem',
        insetInlineStart: '-9rem',
        width: '30rem',
        aspectRatio: '1',
        opacity: 0.14,
      },
    }),
    print: { display: 'none' },
  },
});

export const heading = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  '@media': responsive({
    // Stays below the sticky header while the list scrolls.
    desktop: { position: 'sticky', insetBlockStart: `calc(${headerInset} + 2rem)` },
  }),
});

export const lines = style({
  position: 'relative',
  borderTop: `${vars.size.line} solid ${vars.on.text}`,
});

export const line = style({
  display: 'flex',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  borderBottom: `${vars.size.hairline} solid ${vars.on.line}`,
  // Beside a drawing, rows are higher than their words.
  '@media': responsive({ desktop: { alignItems: 'center' } }),
  selectors: {
    '&:last-child': { borderBottom: `${vars.size.line} solid ${vars.on.text}` },
  },
});

export const hash = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  borderInlineStart: `${vars.size.bar} solid currentColor`,
  borderBlockEnd: `${vars.size.bar} solid currentColor`,
});

export const words = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2xs'],
});

export const tone = styleVariants({
  red: { color: vars.tone.red.solid },
  blue: { color: vars.tone.blue.solid },
  green: { color: vars.tone.green.solid },
});
