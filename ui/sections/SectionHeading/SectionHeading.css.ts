import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const heading = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  maxWidth: vars.size.headline,
  paddingBlockEnd: vars.space['2xl'],
});
