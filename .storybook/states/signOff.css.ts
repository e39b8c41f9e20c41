import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minHeight: vars.size.target,
});

export const status = style({ flex: 1, minWidth: '7rem', fontSize: vars.fontSize.sm });

export const button = style({
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: vars.space.md,
  color: vars.on.link,
  backgroundColor: vars.on.card,
  border: `${vars.size.outline} solid currentColor`,
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&[aria-disabled=true]': { opacity: 0.6 } },
});

export const name = style({
  minHeight: vars.size.target,
  maxWidth: '100%',
  paddingInline: vars.space.xs,
  color: vars.on.text,
  backgroundColor: vars.on.card,
});

export const unsent = style({
  display: 'grid',
  gap: vars.space.sm,
  justifyItems: 'start',
  padding: vars.space.gutter,
});

export const text = style({ width: '100%', maxWidth: vars.size.reading });
