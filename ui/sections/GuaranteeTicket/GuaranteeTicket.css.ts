import { commonPhone, forcedColors, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: vars.space['2xl'],
});

// Main part and stub meet at a perforation: dashes, and a notch at each end.
export const ticket = `${style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '@media': responsive({ desktop: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } }),
})} ${printStyle({ border: `${vars.size.outline} solid ${vars.on.text}` })}`;

const notch = vars.space.md;
/** The gradient of a notch ends one hairline after it starts, so that the edge is smooth. */
const edge = `calc(${notch} + ${vars.size.hairline})`;

/** Returns a mask that cuts a quarter of a circle out of two corners. */
const cut = (one: string, other: string, size: string) => ({
  maskImage: [one, other]
    .map(
      (corner) =>
        `radial-gradient(circle at ${corner}, transparent ${notch}, currentColor ${edge})`,
    )
    .join(', '),
  maskSize: size,
  maskPosition: `${one}, ${other}`,
  maskRepeat: 'no-repeat',
});

// The two halves of the mask overlap a little, so that no line shows between them.
const across = '50.5% 100%';
const down = '100% 50.5%';

const part = {
  display: 'flex',
  flexDirection: 'column',
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xl,
} as const;

const uncut = { maskImage: 'none' } as const;

export const main = `${style({
  ...part,
  gap: vars.space.lg,
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  ...cut('0 100%', '100% 100%', across),
  '@media': {
    ...responsive({
      tablet: { padding: vars.space['2xl'] },
      desktop: {
        justifyContent: 'center',
        paddingBlock: vars.space['2xl'],
        borderStartEndRadius: 0,
        borderEndStartRadius: vars.radius.md,
        ...cut('100% 0', '100% 100%', down),
      },
    }),
    [forcedColors]: { ...uncut, border: `${vars.size.outline} solid CanvasText` },
  },
})} ${printStyle(uncut)}`;

// About 20 letters a line, so that a title of three parts has three lines in a wide window.
export const title = style({ maxWidth: `calc(${vars.fontSize['4xl']} * 10)` });

export const stub = `${style({
  ...part,
  justifyContent: 'space-between',
  gap: vars.space.lg,
  borderEndStartRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  borderBlockStart: `${vars.size.line} dashed ${vars.on.muted}`,
  ...cut('0 0', '100% 0', across),
  '@media': {
    ...responsive({
      tablet: {
        flexDirection: 'row',
        alignItems: 'center',
        paddingBlock: vars.space.xl,
        paddingInline: vars.space['2xl'],
      },
      desktop: {
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'center',
        gap: vars.space.xl,
        paddingBlock: vars.space['2xl'],
        paddingInline: vars.space.lg,
        borderEndStartRadius: 0,
        borderStartEndRadius: vars.radius.md,
        borderBlockStart: 0,
        borderInlineStart: `${vars.size.line} dashed ${vars.on.muted}`,
        ...cut('0 0', '0 100%', down),
      },
    }),
    [forcedColors]: { ...uncut, border: `${vars.size.outline} dashed CanvasText` },
  },
})} ${printStyle(uncut)}`;

export const facts = `${style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.size.line} solid ${vars.on.text}`,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(3, auto)', gap: vars.space.lg },
  }),
})} ${printStyle({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })}`;

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2xs'],
  '@media': {
    [commonPhone]: { gridTemplateColumns: '5rem minmax(0, 1fr)', alignItems: 'baseline' },
  },
});
export const label = style({ color: vars.on.muted, fontSize: vars.fontSize.xs });
export const value = style({
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});
