import { focusRing } from '../../foundations/focus.ts';
import { hover } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const summary = style({
  padding: vars.space.md,
  border: `${vars.size.outline} solid ${vars.tone.red.text}`,
  borderInlineStartWidth: vars.size.bar,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.on.card,
  // The ring also shows when a script moved the focus, where `:focus-visible` may not match.
  selectors: { '&:focus': focusRing },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const list = style({ display: 'flex', flexDirection: 'column' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingBlock: vars.space.xs,
  color: vars.tone.red.text,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  '@media': hover({ selectors: { '&:hover': { textDecorationThickness: '0.16em' } } }),
});
