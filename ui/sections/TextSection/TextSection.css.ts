import { largeText, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const row = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': responsive({ desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space.md,
  minWidth: 0,
  // The text sets the height of the picture. Sections with a rink mark are as high.
  '@media': responsive({
    desktop: { minHeight: 'min(28rem, 30vw)', paddingInlineEnd: vars.space.xl },
  }),
});
export const wordsBesideStat = style({ '@media': responsive({ desktop: { minHeight: 0 } }) });

export const lead = style({
  maxWidth: '32rem',
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const actions = style({ paddingBlockStart: vars.space.xs });

export const picture = style({
  overflow: 'clip',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.md,
  '@media': responsive({
    tablet: { aspectRatio: '16 / 9' },
    desktop: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '50%',
      aspectRatio: 'auto',
      borderRadius: 0,
    },
  }),
});

// The order of the text and the links stays when the sides are swapped.
export const wordsAtEnd = style({
  '@media': responsive({
    desktop: { gridArea: '1 / 2', paddingInline: `${vars.space.xl} 0` },
  }),
});

export const besideAtStart = style({
  '@media': responsive({ desktop: { gridArea: '1 / 1', insetInline: '0 auto' } }),
});

/** A tablet has room for the number beside the words. */
export const rowWithStat = style({
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space['3xl'],
    },
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl },
  }),
});

// A face-off circle with its hash marks, and the number in it.
export const stat = style({
  position: 'relative',
  order: -1,
  justifySelf: 'center',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xs,
  width: 'min(17rem, 68vw)',
  aspectRatio: '1',
  padding: vars.space.xl,
  borderRadius: vars.radius.round,
  border: `${vars.size.bar} solid ${vars.tone.red.solid}`,
  textAlign: 'center',
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      width: vars.space.xl,
      height: vars.space.xl,
      translate: '0 -50%',
      borderBlock: `${vars.size.bar} solid ${vars.tone.red.solid}`,
    },
    '&::before': { insetInlineEnd: '100%' },
    '&::after': { insetInlineStart: '100%' },
  },
  '@media': {
    ...responsive({
      tablet: {
        order: 'initial',
        padding: vars.space.md,
        insetInlineEnd: vars.space.sm,
      },
      desktop: { width: '22rem', padding: vars.space.xl, insetInlineEnd: 'auto' },
    }),
    [largeText]: { width: '86vw', padding: vars.space.xs },
  },
});

export const mark = style({
  display: 'none',
  '@media': responsive({
    desktop: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: '4vw',
      width: 'min(34rem, 38vw)',
      aspectRatio: '1',
      translate: '0 -50%',
      color: vars.on.line,
    },
  }),
});

export const value = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.display,
  lineHeight: vars.lineHeight.flat,
  letterSpacing: vars.tracking.tight,
});

export const label = style({ maxWidth: '12rem', color: vars.on.muted, textWrap: 'balance' });
