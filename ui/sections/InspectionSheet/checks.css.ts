import { largeText, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const list = style({
  paddingInline: vars.space.md,
  '@media': responsive({ desktop: { paddingInline: vars.space.lg } }),
});

// The stamp stands above the text on narrow windows, beside the number, and at the end of the row on wide ones.
export const check = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.md}`,
  paddingBlock: vars.space.lg,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}` } },
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
    ...responsive({
      tablet: {
        alignItems: 'center',
        gridTemplateColumns: `${vars.size.dot} minmax(0, 1fr) 11rem`,
      },
      desktop: { gridTemplateColumns: `${vars.size.dot} minmax(0, 1fr) 14rem` },
    }),
  },
});

export const number = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize['3xl'],
  lineHeight: vars.lineHeight.flat,
  letterSpacing: vars.tracking.tight,
  color: vars.on.text,
});

export const words = style({
  display: 'grid',
  gap: `${vars.space['2xs']} ${vars.space.lg}`,
  gridArea: '2 / 1 / auto / -1',
  '@media': responsive({
    tablet: { gridArea: 'auto' },
    desktop: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'center' },
  }),
});

const ink = {
  border: `${vars.size.line} solid currentColor`,
  borderRadius: vars.radius.sm,
  outline: `${vars.size.hairline} solid currentColor`,
  outlineOffset: vars.size.line,
  color: vars.tone.red.text,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textTransform: 'uppercase',
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
} as const;

// Every other stamp is turned the other way, as by hand.
export const stamp = style({
  ...ink,
  gridArea: '1 / 2',
  justifySelf: 'end',
  // Its outline and its turn need space before the end of the row.
  position: 'relative',
  insetInlineEnd: vars.space.xs,
  rotate: '-5deg',
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.sm,
  '@media': {
    [largeText]: { gridArea: 'auto', justifySelf: 'start', letterSpacing: vars.tracking.normal },
    ...responsive({ tablet: { gridArea: 'auto' } }),
  },
  selectors: {
    [`${check}:nth-child(even) &`]: { rotate: '3deg' },
    [`${check}:nth-child(3n) &`]: { rotate: '-2deg' },
  },
});

/** The stamp with the result of the inspection: at the end of the sheet, and from 1,440 px beside the title. */
export const resultStamp = `${style({
  ...ink,
  position: 'absolute',
  zIndex: vars.z.raised,
  insetBlockEnd: `calc(${vars.space.section} + ${vars.space.xl})`,
  insetInlineEnd: vars.space.lg,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderWidth: vars.size.bar,
  rotate: '-7deg',
  '@media': responsive({ wide: { insetBlock: `${vars.space['3xl']} auto` } }),
})} ${printStyle({ display: 'none' })}`;

export const resultLabel = style({
  display: 'block',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize['3xl'],
  lineHeight: vars.lineHeight.tight,
});
