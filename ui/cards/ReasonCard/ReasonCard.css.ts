import { largeText, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// On a phone the icon is beside the words.
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // The hash marks of the icon's circle reach into the gap.
  gap: vars.space.xl,
  alignItems: 'start',
  height: '100%',
  padding: vars.space.md,
  '@media': {
    ...responsive({
      tablet: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gap: vars.space.md,
        padding: vars.space.lg,
      },
    }),
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
});

// A face-off circle with its hash marks, around the icon.
export const sign = style({
  position: 'relative',
  insetInlineStart: vars.space.sm,
  display: 'grid',
  placeItems: 'center',
  width: '3.75rem',
  height: '3.75rem',
  borderRadius: vars.radius.round,
  border: `${vars.size.line} solid ${vars.tone.red.solid}`,
  color: vars.on.text,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      width: vars.space.sm,
      height: vars.space.sm,
      translate: '0 -50%',
      borderBlock: `${vars.size.line} solid ${vars.tone.red.solid}`,
    },
    '&::before': { insetInlineEnd: '100%' },
    '&::after': { insetInlineStart: '100%' },
  },
});

// Aligns the links of cards whose text differs in length.
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  height: '100%',
});

export const end = style({ marginBlockStart: 'auto' });
