import { forcedColors, hover } from '../../foundations/media.ts';
import { recipe } from '../../foundations/style.ts';
import { toneNames, type Tone } from '../../foundations/tokens/index.ts';
import { vars } from '../../foundations/theme.css.ts';

const solid = (tone: Tone) => ({
  backgroundColor: vars.tone[tone].solid,
  borderColor: vars.tone[tone].solid,
  color: vars.tone[tone].onSolid,
  '@media': hover({
    selectors: {
      '&:hover': {
        backgroundColor: vars.tone[tone].solidHover,
        borderColor: vars.tone[tone].solidHover,
      },
    },
  }),
});

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.target,
    paddingBlock: vars.space.xs,
    border: `${vars.size.edge} solid transparent`,
    borderRadius: vars.radius.sm,
    fontFamily: vars.font.display,
    fontWeight: vars.fontWeight.display,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.quick,
    '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
  },
  variants: {
    variant: {
      solid: {},
      outline: {
        borderColor: 'currentColor',
        color: vars.on.text,
        '@media': hover({
          selectors: { '&:hover': { backgroundColor: vars.on.text, color: vars.on.background } },
        }),
      },
    },
    tone: Object.fromEntries(toneNames.map((tone) => [tone, {}])) as Record<Tone, object>,
    size: {
      sm: { paddingInline: vars.space.md, fontSize: vars.fontSize.xs },
      md: { paddingInline: vars.space.lg, fontSize: vars.fontSize.sm },
      lg: {
        paddingInline: vars.space.xl,
        paddingBlock: vars.space.sm,
        fontSize: vars.fontSize.md,
      },
    },
    width: { hug: {}, fill: { width: '100%' } },
  },
  compoundVariants: toneNames.map((tone) => ({
    variants: { variant: 'solid' as const, tone },
    style: solid(tone),
  })),
});
