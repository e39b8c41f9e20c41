import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  borderTop: `${vars.size.bar} solid`,
  boxShadow: vars.shadow.low,
});

export const tone = styleVariants({
  red: { borderTopColor: vars.tone.red.solid },
  blue: { borderTopColor: vars.tone.blue.solid },
  green: { borderTopColor: vars.tone.green.solid },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.lg,
  padding: vars.space.lg,
});

// Prices and buttons line up across cards whose words differ in length.
export const end = style({ marginTop: 'auto' });
