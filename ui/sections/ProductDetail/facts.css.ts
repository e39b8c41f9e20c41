import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

// As many even columns as have room for the longest value, "Chrome steel": two on phones and tablets.
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${vars.space.lg} ${vars.space.xs}`,
  width: '100%',
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
      columnGap: vars.space.md,
    },
    desktop: { gridTemplateColumns: 'repeat(auto-fit, minmax(13.5rem, 1fr))' },
  }),
});

export const fact = style({
  paddingInlineStart: vars.space.sm,
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: vars.size.bar,
  '@media': responsive({ tablet: { paddingInlineStart: vars.space.md } }),
});

const hashOf = (tone: Tone) => ({ borderInlineStartColor: vars.tone[tone].solid });
export const hash = styleVariants({
  red: hashOf('red'),
  blue: hashOf('blue'),
  green: hashOf('green'),
});

export const label = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });

export const value = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.md,
  '@media': responsive({ desktop: { fontSize: vars.fontSize.xl } }),
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'break-word',
});
