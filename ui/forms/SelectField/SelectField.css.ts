import { forcedColors } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const box = style({ position: 'relative' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space['2xl'],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // Forced colors keep the arrow of the system.
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.sm,
  display: 'grid',
  placeItems: 'center',
  color: vars.on.link,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { display: 'none' } },
});
