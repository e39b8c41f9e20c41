import { largeText, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': responsive({
    // Text alone keeps its column: the other half has a rink mark.
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['3xl'] },
  }),
});

/** Moves the picture or the number only: text and links keep their order. */
export const first = style({ '@media': responsive({ desktop: { order: -1 } }) });

export const actions = style({ paddingBlockStart: vars.space.xs });

export const picture = style({ overflow: 'clip', borderRadius: vars.radius.md });

// A face-off circle with its hash marks, and the number in it.
export const stat = style({
  position: 'relative',
  justifySelf: 'center',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xs,
  width: 'min(22rem, 68vw)',
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
  '@media': { [largeText]: { width: '86vw', padding: vars.space.xs } },
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
