import { largeText, narrowDesktop, responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.lg} ${vars.space.xs}`,
  width: '100%',
  '@media': responsive({
    tablet: { columnGap: vars.space.md, justifyContent: 'space-between' },
    desktop: { justifyContent: 'start' },
  }),
});

// The spaces of phones are small, so that the longest value, "Chrome steel", stays on one line at 360 px.
const phoneHalf = `calc((100% - ${vars.space.xs}) / 2)`;
const half = `calc((100% - ${vars.space.md}) / 2)`;
const quarter = `calc((100% - 3 * ${vars.space.md}) / 4)`;

// Two or four columns, and fewer where a word needs more space than its column has.
const factAt = (tablet: string, desktop: string) =>
  ({
    flex: `0 1 ${phoneHalf}`,
    maxWidth: '100%',
    paddingInlineStart: vars.space.sm,
    borderInlineStartStyle: 'solid',
    borderInlineStartWidth: vars.size.bar,
    '@media': {
      [largeText]: { flexBasis: '100%' },
      ...responsive({
        tablet: { flexBasis: tablet, paddingInlineStart: vars.space.md },
        desktop: { flexBasis: desktop },
      }),
      [narrowDesktop]: { flexBasis: quarter },
    },
  }) as const;

export const fact = styleVariants({
  beside: factAt('auto', half),
  below: factAt(half, quarter),
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
