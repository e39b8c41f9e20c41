import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': responsive({ tablet: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } }),
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.size.bar} solid ${vars.tone.blue.solid}`,
});
