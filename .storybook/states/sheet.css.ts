import { hover } from '../../ui/foundations/media.ts';
import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const sheet = style({ fontFamily: vars.font.text });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.lg,
  paddingInline: vars.space.xl,
  borderBottom: `${vars.size.bar} solid ${vars.tone.red.solid}`,
});

export const zoom = style({
  fontFamily: 'inherit',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  color: vars.on.text,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.sm,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  selectors: {
    '&[data-on="true"]': {
      color: vars.tone.red.onSolid,
      backgroundColor: vars.tone.red.solid,
      borderColor: vars.tone.red.solid,
    },
  },
});

export const band = style({ paddingBlockStart: vars.space.xl, paddingInline: vars.space.xl });

export const paneName = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.display,
});

export const width = style({
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  color: vars.on.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const strip = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  overflowX: 'auto',
  // The frames' outlines are not to be cut.
  padding: vars.size.line,
  paddingBlockEnd: vars.space.lg,
});

export const figure = style({
  flex: 'none',
  display: 'grid',
  gap: vars.space.xs,
});

export const label = style({
  fontFamily: 'inherit',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  color: vars.on.link,
  paddingBlock: vars.space['2xs'],
  textAlign: 'start',
  '@media': hover({ selectors: { '&:hover': { textDecorationLine: 'underline' } } }),
});

export const pane = style({
  overflow: 'hidden',
  backgroundColor: vars.on.card,
  borderRadius: vars.radius.sm,
  outline: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const frame = style({
  display: 'block',
  border: 0,
  maxWidth: 'none',
  transformOrigin: '0 0',
});
