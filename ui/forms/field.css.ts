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

export const hint = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  textWrap: 'pretty',
});

/** The box of inputs, selects and text areas. Its border has a contrast of 3:1 (WCAG 1.4.11). */
export const control = style({
  width: '100%',
  minHeight: '3.125rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  border: `${vars.size.outline} solid ${vars.on.muted}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.on.card,
  color: vars.on.text,
  fontSize: vars.fontSize.md,
  transitionProperty: 'border-color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:focus': { borderColor: vars.on.focus },
    // A thicker edge, so that color is not the only sign of an error. The padding gives way to it, so
    // that the text does not move when the error is corrected.
    '&[data-invalid]': {
      borderColor: vars.tone.red.text,
      borderInlineStartWidth: vars.size.bar,
      paddingInlineStart: `calc(${vars.space.sm} + ${vars.size.outline} - ${vars.size.bar})`,
    },
    '&[data-readonly]': { color: vars.on.muted, cursor: 'progress' },
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

/** Keeps the space of a corrected error, so that the fields below do not move. */
export const corrected = style({ visibility: 'hidden' });

/** As high as one line, which aligns the icon with the first line of the message. */
export const errorIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: '1lh',
});
