import { largeText, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// The picture's height does not apply: the circle has its own.
export const words = style({
  '@media': responsive({ desktop: { minHeight: 0, paddingInlineEnd: 0 } }),
});

/** A tablet has room for the number beside the words. */
export const row = style({
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space['3xl'],
    },
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl },
  }),
});

// A face-off circle with its hash marks, and the number in it. Phones have it above the words, as a seal.
export const circle = style({
  position: 'relative',
  order: -1,
  justifySelf: 'center',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xs,
  width: '10rem',
  aspectRatio: '1',
  padding: vars.space.xs,
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
        order: 0,
        justifySelf: 'center',
        width: '13rem',
        inset: `auto ${vars.space.xl} auto auto`,
      },
      desktop: { width: '19rem', padding: vars.space.lg, insetInlineEnd: 'auto' },
    }),
    [largeText]: { width: '86vw', padding: vars.space.xs },
  },
});

export const value = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize['3xl'],
  lineHeight: vars.lineHeight.flat,
  letterSpacing: vars.tracking.tight,
  '@media': responsive({
    tablet: { fontSize: vars.fontSize['4xl'] },
  }),
});

export const label = style({
  maxWidth: '8rem',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  '@media': responsive({
    tablet: { fontSize: vars.fontSize.md },
    // The longest word fits with wide letter spacing, too.
    desktop: { maxWidth: '12rem', fontSize: vars.fontSize.xl },
  }),
});
