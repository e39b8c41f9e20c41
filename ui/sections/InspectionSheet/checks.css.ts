import { largeText, phoneScreen, responsive } from '../../foundations/media.ts';
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

// Every other stamp is turned the other way, as by hand. On phones the turn is small: the title is near. Only the result
// is red.
export const stamp = style({
  ...ink,
  color: vars.on.text,
  gridArea: '1 / 2',
  justifySelf: 'end',
  // Its outline and its turn need space before the end of the row.
  position: 'relative',
  insetInlineEnd: vars.space.xs,
  rotate: '-2deg',
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.sm,
  '@media': {
    [largeText]: { gridArea: 'auto', justifySelf: 'start', letterSpacing: vars.tracking.normal },
    ...responsive({ tablet: { gridArea: 'auto', rotate: '-4deg' } }),
  },
  selectors: {
    [`${check}:nth-child(even) &`]: { rotate: '2deg' },
    [`${check}:nth-child(3n) &`]: { rotate: '-1deg' },
  },
});

/** The stamp with the result of the inspection: below the checks, beside their heading on tablets, and from 1,440 px beside the title. */
export const resultStamp = `${style({
  ...ink,
  width: 'fit-content',
  position: 'relative',
  insetInlineEnd: vars.space.lg,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderWidth: vars.size.bar,
  rotate: '-3deg',
  '@media': {
    // Below the stamps of the checks.
    [phoneScreen]: { marginInlineStart: 'auto' },
    ...responsive({
      tablet: {
        position: 'absolute',
        insetBlockStart: `calc(${vars.space.md} + ${vars.space['2xs']})`,
        padding: `${vars.space['2xs']} ${vars.space.md}`,
      },
      // The block of facts is beside the heading.
      desktop: {
        position: 'relative',
        insetBlockStart: 'auto',
        // Below the titles of the checks.
        insetInline: `calc(${vars.space.lg} + ${vars.size.dot} + ${vars.space.md}) auto`,
      },
      wide: {
        position: 'absolute',
        insetBlockEnd: `calc(100% + ${vars.space['2xl']})`,
        insetInline: `auto ${vars.space.lg}`,
        padding: `${vars.space.sm} ${vars.space.md}`,
        rotate: '-7deg',
      },
    }),
  },
})} ${printStyle({ display: 'none' })}`;

export const resultLabel = style({
  display: 'block',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.tight,
  '@media': responsive({ wide: { fontSize: vars.fontSize['3xl'] } }),
});
