import { responsive } from '../../ui/foundations/media.ts';
import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

/** The scoreboard: metrics on a dark surface with the red line below. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.lg,
  padding: vars.space.lg,
  fontFamily: vars.font.text,
  borderBlockEnd: `${vars.size.bar} solid ${vars.tone.red.solid}`,
  '@media': responsive({ desktop: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }),
});

export const metric = style({ display: 'grid', alignContent: 'start', gap: vars.space['2xs'] });

const muted = { fontSize: vars.fontSize.xs, color: vars.on.muted };

export const label = style({ ...muted, fontWeight: vars.fontWeight.bold });

export const value = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const unit = style({
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

export const note = style({ ...muted, lineHeight: vars.lineHeight.snug });
