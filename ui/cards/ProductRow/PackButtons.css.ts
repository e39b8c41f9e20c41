import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const packs = style({ display: 'grid', gap: vars.space.md });

// On desktops, the name is beside the button.
export const pack = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': responsive({
    desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  }),
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.snug });
