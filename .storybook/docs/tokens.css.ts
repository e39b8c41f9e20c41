import { hover } from '../../ui/foundations/media.ts';
import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const table = style({ width: '100%', fontFamily: vars.font.text });

export const row = style({ borderBottom: `${vars.size.hairline} solid ${vars.on.line}` });

export const name = style({
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.md,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
});

export const value = style({
  paddingInlineEnd: vars.space.md,
  fontSize: vars.fontSize.xs,
  color: vars.on.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({ width: '60%', paddingBlock: vars.space.sm });

/** A sample without text. Moves under the pointer, so that the motion tokens can be seen. */
export const bar = style({
  minWidth: vars.space.xl,
  minHeight: vars.space.xl,
  maxWidth: '100%',
  backgroundColor: vars.tone.blue.solid,
  '@media': hover({ selectors: { '&:hover': { translate: '4rem' } } }),
});

export const board = style({
  padding: vars.space.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const caption = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
});

export const sample = style({
  padding: vars.space.sm,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'center',
});

export const tiles = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});

export const tile = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs });

/** A surface behind a logo. */
export const ground = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '10rem',
  padding: vars.space.xl,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
});
