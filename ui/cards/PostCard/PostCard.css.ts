import { roomy } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const card = style({
  containerType: 'inline-size',
  height: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
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
  gap: vars.space.sm,
  padding: vars.space.lg,
});

export const note = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });
export const end = style({ marginTop: 'auto' });
