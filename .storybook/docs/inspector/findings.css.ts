import { responsive } from '../../../ui/foundations/media.ts';
import { style } from '../../../ui/foundations/style.ts';
import { vars } from '../../../ui/foundations/theme.css.ts';

export const groups = style({ display: 'grid', gap: vars.space.xl });

export const rows = style({ borderTop: `${vars.size.hairline} solid ${vars.on.line}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  alignItems: 'start',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  fontSize: vars.fontSize.sm,
  borderBottom: `${vars.size.hairline} solid ${vars.on.line}`,
  selectors: { '&[data-kept="false"]': { backgroundColor: vars.tone.red.soft } },
  '@media': responsive({ tablet: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } }),
});

export const kept = style({ color: vars.tone.green.text });
export const broken = style({ color: vars.tone.red.text });

export const fault = style({
  display: 'block',
  fontWeight: vars.fontWeight.bold,
  color: vars.tone.red.text,
  overflowWrap: 'anywhere',
});

export const name = style({ fontSize: vars.fontSize.xs, color: vars.on.muted });
