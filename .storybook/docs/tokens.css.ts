import { hover, responsive } from '../../ui/foundations/media.ts';
import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

/** On phones, the cells of a row are below each other. */
const cellDisplay = {
  display: 'block',
  // The token's name stays visible beside a long open list of files.
  verticalAlign: 'top',
  '@media': responsive({ tablet: { display: 'table-cell' } }),
};

export const table = style({ width: '100%', tableLayout: 'fixed', fontFamily: vars.font.text });

export const row = style({ borderBottom: `${vars.size.hairline} solid ${vars.on.line}` });

export const name = style({
  ...cellDisplay,
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.md,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
});

export const value = style({
  ...cellDisplay,
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.md,
  fontSize: vars.fontSize.xs,
  color: vars.on.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** A second line below a name or a value. */
export const purpose = style({
  display: 'block',
  fontWeight: vars.fontWeight.regular,
  color: vars.on.muted,
});

/** At least as high as the target size of WCAG 2.2 asks. */
export const summary = style({ paddingBlock: vars.space.xs, cursor: 'pointer' });

/** Above a table of tokens. */
export const tokenImport = style({ fontSize: vars.fontSize.xs, color: vars.on.muted });

export const code = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2xs'] });

/** Copies its own text. */
export const copy = style({
  minHeight: '1.5rem',
  paddingInline: vars.space.xs,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.code,
  fontSize: vars.fontSize.xs,
  color: vars.on.text,
  backgroundColor: vars.on.card,
  cursor: 'copy',
});

export const cell = style({ ...cellDisplay, paddingBlock: vars.space.sm });

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
  ...cellDisplay,
  padding: vars.space.sm,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'center',
});

/** A second line below a contrast ratio, in the color of the first. */
export const verdict = style({
  display: 'block',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
});

export const tiles = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});

export const tile = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs });

export const tileName = style({ fontSize: vars.fontSize.xs, color: vars.on.muted });

/** A surface behind a logo. */
export const ground = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '10rem',
  padding: vars.space.xl,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
});
