import { roomy } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const card = style({
  containerType: 'inline-size',
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

// Below each other in a column; side by side where the card has a row to itself.
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'stretch',
    },
  },
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
