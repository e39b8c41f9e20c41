import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space.md,
  top: vars.space.xs,
  zIndex: vars.z.skip,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.tone.blue.solid,
  color: vars.tone.blue.onSolid,
  fontWeight: vars.fontWeight.bold,
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
  selectors: { '&:focus': { clipPath: 'none', pointerEvents: 'auto' } },
});
