import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const whole = printStyle({ breakInside: 'avoid' });

export const figure = `${style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minWidth: 0,
})} ${whole}`;

export const board = `${style({
  // Fills the height that the text beside it gives the figure.
  flexGrow: 1,
  alignContent: 'center',
  padding: vars.space.sm,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  // The drawings are transparent and need white behind them on every surface.
  backgroundColor: vars.tone.red.onSolid,
})} ${printStyle({ padding: 0, border: 0 })}`;

export const drawing = style({ width: '100%', height: 'auto', aspectRatio: '3 / 2' });

export const caption = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
