import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  height: '100%',
  paddingBlock: vars.space.lg,
  paddingInline: vars.space.md,
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

export const end = style({ marginTop: 'auto' });
