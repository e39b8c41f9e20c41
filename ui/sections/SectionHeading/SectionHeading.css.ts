import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const heading = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  paddingBlockEnd: vars.space['2xl'],
  '@media': responsive({
    tablet: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  maxWidth: vars.size.headline,
});

export const action = style({ flex: 'none' });
