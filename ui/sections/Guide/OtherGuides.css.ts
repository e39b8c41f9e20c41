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
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: vars.space.lg,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
});
