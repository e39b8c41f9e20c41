import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.lg,
  paddingBlockEnd: vars.space['2xl'],
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    desktop: { paddingBlockStart: vars.space['2xl'] },
  }),
});

export const fact = style({
  paddingInlineStart: vars.space.md,
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: vars.size.bar,
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
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});
