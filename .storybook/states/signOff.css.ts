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

/** A label above its control. */
export const field = style({
  display: 'grid',
  gap: vars.space['2xs'],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

/** The box of an input, a select, or a text area. */
export const control = style({
  width: '100%',
  minHeight: vars.size.target,
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.sm,
  color: vars.on.text,
  backgroundColor: vars.on.card,
  border: `${vars.size.outline} solid ${vars.on.muted}`,
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.regular,
});

/** Shares a row with the zoom on phones. */
export const name = style({ flex: '1 1 10rem', maxWidth: '20rem' });

export const problem = style({ fontSize: vars.fontSize.sm });

export const unsent = style({
  display: 'grid',
  gap: vars.space.sm,
  justifyItems: 'start',
  padding: vars.space.gutter,
});

/** Beside `control`. */
export const text = style({
  maxWidth: vars.size.reading,
  paddingBlock: vars.space.sm,
  fontFamily: vars.font.code,
  fontSize: vars.fontSize.xs,
});
