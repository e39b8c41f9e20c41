import { responsive } from '../../../ui/foundations/media.ts';
import { style } from '../../../ui/foundations/style.ts';
import { vars } from '../../../ui/foundations/theme.css.ts';

export const inspector = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderBlockStart: `${vars.size.bar} solid ${vars.tone.blue.solid}`,
});

export const snippets = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl });

export const snippetColumn = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2xs'],
  overflowWrap: 'anywhere',
});

export const caption = style({ fontSize: vars.fontSize.xs, color: vars.on.muted });

export const address = style({ fontSize: vars.fontSize.xs, color: vars.on.muted });

/** Cuts a text after the number of lines in its `WebkitLineClamp`. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

export const resultTitle = style({
  ...clamped,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.snug,
  color: vars.on.link,
});

export const resultText = style({ ...clamped, fontSize: vars.fontSize.sm });

export const halves = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': responsive({ desktop: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } }),
});

export const card = style({
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const cardWords = style({
  display: 'grid',
  gap: vars.space['2xs'],
  padding: vars.space.md,
  fontSize: vars.fontSize.sm,
  backgroundColor: vars.on.card,
});

export const host = style({ fontSize: vars.fontSize.xs, color: vars.on.muted });

export const cardText = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: vars.on.muted,
});

export const data = style({ borderTop: `${vars.size.hairline} solid ${vars.on.line}` });

export const summary = style({
  paddingBlock: vars.space.sm,
  fontWeight: vars.fontWeight.bold,
  color: vars.on.link,
});

export const code = style({
  maxHeight: '24rem',
  overflow: 'auto',
  padding: vars.space.md,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.code,
  fontSize: vars.fontSize.xs,
  backgroundColor: vars.on.card,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const findings = style({
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
  color: vars.tone.red.text,
  overflowWrap: 'anywhere',
});
