import { commonPhone, forcedColors, largeText, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  paddingBlockEnd: vars.space['2xl'],
});

export const start = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  maxWidth: vars.size.headline,
  paddingBlockStart: vars.space.lg,
});

/** The words, with the picture beside or below them. */
export const opening = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xl,
  paddingBlockEnd: vars.space.xl,
});

export const board = `${style({
  position: 'relative',
  border: `${vars.size.bar} solid ${vars.on.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.overlay,
  '@media': { [forcedColors]: { border: `${vars.size.outline} solid CanvasText` } },
})} ${printStyle({ border: `${vars.size.outline} solid ${vars.on.text}`, boxShadow: 'none' })}`;

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['2xs']} ${vars.space.lg}`,
  alignItems: 'center',
  padding: vars.space.md,
  borderBlockEnd: `${vars.size.bar} solid ${vars.tone.red.solid}`,
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.lg,
    },
  }),
});

// On phones, the note is on a separate line below the title. On wider boards, it is beside the title.
export const note = style({
  gridArea: '2 / 1 / auto / -1',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  '@media': responsive({ tablet: { gridArea: 'auto' } }),
});

export const title = style({ display: 'grid', gap: vars.space['2xs'] });

// Small phones and paper leave it out.
export const clock = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.on.muted,
  lineHeight: vars.lineHeight.flat,
  '@media': {
    [commonPhone]: { display: 'flex' },
    ...responsive({ tablet: { display: 'flex', gap: vars.space.md } }),
  },
});

export const clockLabel = style({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  textTransform: 'uppercase',
  letterSpacing: vars.tracking.caps,
});

export const clockValue = style({
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.sm,
  border: `${vars.size.outline} solid ${vars.on.line}`,
  backgroundColor: vars.on.background,
  color: vars.on.text,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.xl,
});

const hairline = `${vars.size.outline} solid ${vars.on.line}`;

export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The lines between the cells are the board itself.
  gap: vars.size.outline,
  backgroundColor: vars.on.line,
  borderBlockStart: hairline,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // As wide as each other, unless a figure needs more.
    ...responsive({ wide: { gridTemplateColumns: 'repeat(4, 1fr)' } }),
  },
});
