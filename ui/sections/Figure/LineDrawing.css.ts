import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const words = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.sm,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
