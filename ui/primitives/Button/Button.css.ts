import { forcedColors, hover, largeText, narrower } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

const base = style({
  // Above the link that covers a card.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  paddingBlock: vars.space.xs,
  border: `${vars.size.outline} solid transparent`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.quick,
  selectors: { '&[data-busy]': { cursor: 'progress', opacity: 0.85 } },
  '@media': {
    [forcedColors]: { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' },
    [largeText]: { letterSpacing: vars.tracking.tight },
    print: { display: 'none' },
  },
});

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

const color = styleVariants({
  red: solid('red'),
  blue: solid('blue'),
  green: solid('green'),
  outline: {
    borderColor: 'currentColor',
    // Keeps the label readable on a picture, such as the hero's.
    backgroundColor: vars.on.background,
    color: vars.on.text,
    '@media': hover({
      selectors: { '&:hover': { backgroundColor: vars.on.text, color: vars.on.background } },
    }),
  },
});

const size = styleVariants({
  sm: { paddingInline: vars.space.md, fontSize: vars.fontSize.xs },
  md: { paddingInline: vars.space.lg, fontSize: vars.fontSize.sm },
  lg: { paddingInline: vars.space.xl, paddingBlock: vars.space.sm, fontSize: vars.fontSize.md },
});

// Less padding than a hugging button, so that four words fit on one line of a phone.
const filled = { width: '100%', paddingInline: vars.space.md } as const;
const width = {
  hug: '',
  ...styleVariants({
    fill: filled,
    fillPhone: { '@media': { [narrower('tablet')]: filled } },
  }),
};

/** The text wraps before the icon beside it shrinks. */
export const label = style({ minWidth: 0, textWrap: 'balance' });

export const parts = { base, color, size, width };
