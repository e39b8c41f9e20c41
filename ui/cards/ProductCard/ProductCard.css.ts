import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** Says that the card opens a page. The link is the title, which covers the card. */
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.on.link,
  fontWeight: vars.fontWeight.bold,
});
