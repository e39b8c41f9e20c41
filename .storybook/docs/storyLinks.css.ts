import { hover } from '../../ui/foundations/media.ts';
import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

const pill = {
  display: 'block',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  textDecorationLine: 'none',
} as const;

export const link = style({
  ...pill,
  color: vars.on.link,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  '@media': hover({ selectors: { '&:hover': { borderColor: vars.on.link } } }),
});

export const first = style({
  ...pill,
  color: vars.tone.red.onSolid,
  backgroundColor: vars.tone.red.solid,
  border: `${vars.size.hairline} solid ${vars.tone.red.solid}`,
  '@media': hover({ selectors: { '&:hover': { backgroundColor: vars.tone.red.solidHover } } }),
});
