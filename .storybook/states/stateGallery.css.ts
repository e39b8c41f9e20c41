import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const gallery = style({ fontFamily: vars.font.text });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
  paddingInline: vars.space.gutter,
  borderBottom: `${vars.size.bar} solid ${vars.tone.red.solid}`,
});

export const band = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xl,
  paddingInline: vars.space.gutter,
});

export const windowName = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.display,
});

export const strip = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  overflowX: 'auto',
  // Keeps the outlines of the frames inside the scrollable box.
  padding: vars.size.line,
  paddingBlockEnd: vars.space.lg,
});

export const figure = style({ flex: 'none', display: 'grid', gap: vars.space.xs });

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const link = style({ color: vars.on.link });

export const pane = style({
  overflow: 'hidden',
  backgroundColor: vars.on.card,
  borderRadius: vars.radius.sm,
  outline: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const picture = style({ display: 'block', width: '100%' });

export const frame = style({
  display: 'block',
  border: 0,
  maxWidth: 'none',
  transformOrigin: '0 0',
});
