import { forcedColors } from '../foundations/media.ts';
import { style } from '../foundations/style.ts';
import { vars } from '../foundations/theme.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xs'],
  minWidth: 0,
});

export const label = style({
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const hint = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });

/** What a text, a choice and an address are written into: an ice tint with a line that can be seen. */
export const control = style({
  width: '100%',
  minHeight: '3.125rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  border: `${vars.size.outline} solid ${vars.on.muted}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.on.background,
  color: vars.on.text,
  fontSize: vars.fontSize.md,
  transitionProperty: 'border-color, background-color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:focus': { borderColor: vars.on.focus, backgroundColor: vars.on.card },
    // A thick edge, so that red is not all that tells.
    '&[data-invalid]': {
      borderColor: vars.tone.red.text,
      borderInlineStartWidth: vars.size.bar,
    },
    '&[data-still]': { color: vars.on.muted, cursor: 'progress' },
  },
  '@media': {
    [forcedColors]: { borderColor: 'FieldText', backgroundColor: 'Field' },
    print: { backgroundColor: 'transparent' },
  },
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  color: vars.tone.red.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
});

/** As high as a line, so that the sign stands beside the first. */
export const mark = style({ flex: 'none', display: 'grid', placeItems: 'center', height: '1lh' });
