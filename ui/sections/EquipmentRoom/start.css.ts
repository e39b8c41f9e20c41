import { responsive } from '../../foundations/media.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const start = style({
  display: 'grid',
  gap: vars.space.lg,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: vars.space.xl,
  '@media': responsive({
    desktop: {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(24rem)',
      alignItems: 'end',
      columnGap: vars.space['2xl'],
    },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  maxWidth: vars.size.headline,
});

const offerRow = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': responsive({
    tablet: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.xl,
    },
    desktop: {
      display: 'grid',
      justifyItems: 'start',
      gap: vars.space.md,
      paddingInlineStart: vars.space.lg,
      borderInlineStart: `${vars.size.bar} solid ${vars.tone.red.solid}`,
    },
  }),
});
export const offer = `${offerRow} ${printStyle({ display: 'none' })}`;

export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  fontWeight: vars.fontWeight.bold,
  '@media': responsive({
    // As wide as the number, so that the promise beside it has the room.
    tablet: { flexDirection: 'column', flexWrap: 'nowrap', flex: 'none', width: 'min-content' },
    desktop: { flexDirection: 'row', flexWrap: 'wrap', width: 'auto' },
  }),
});

// The note is on a separate line below the figure.
export const note = style({
  flexBasis: '100%',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.snug,
  '@media': responsive({
    tablet: { flexBasis: 'auto' },
    desktop: { flexBasis: '100%' },
  }),
});

export const value = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['4xl'],
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.flat,
  letterSpacing: vars.tracking.tight,
  color: vars.tone.red.solid,
});

// On tablets, the figure and the button are at the ends of the row, and the button keeps its line.
export const promise = style({ flexGrow: 1 });
insideStyle(offerRow, 'a', { flex: 'none' });

export const title = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold });
