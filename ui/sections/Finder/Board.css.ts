import { phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle, printStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

const absent = { display: 'none' } as const;

// The scoreboard: its bar is the crossbar of the brand.
export const board = `${style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Beside questions that are higher, the button ends where they end.
  placeContent: 'space-between',
  gap: vars.space.lg,
  minWidth: 0,
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  borderTop: `${vars.size.bar} solid`,
  '@media': { ...responsive({ tablet: { padding: vars.space.xl } }) },
})} ${printStyle({
  breakInside: 'avoid',
  padding: vars.space.sm,
  backgroundColor: 'transparent',
  color: 'CanvasText',
  border: `${vars.size.outline} solid CanvasText`,
  vars: { [vars.on.text]: 'CanvasText', [vars.on.muted]: 'CanvasText', [vars.on.card]: 'Canvas' },
})}`;

const edgeOf = (tone: Tone) => ({ borderTopColor: vars.tone[tone].solid });
export const edge = styleVariants({
  red: edgeOf('red'),
  blue: edgeOf('blue'),
  green: edgeOf('green'),
});

export const besideTable = style({
  '@media': responsive({ desktop: { gridRow: '1 / 3', gridColumn: '2' } }),
});

export const answer = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 'min(14rem, 100%)',
  alignSelf: 'start',
  overflowWrap: 'anywhere',
  '@media': responsive({ desktop: { flexBasis: '100%' } }),
});

export const label = style({ color: vars.on.muted, fontWeight: vars.fontWeight.bold });

export const value = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
});

export const detail = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold });

export const note = style({ color: vars.on.muted, textWrap: 'pretty' });

const ownRow = { flexBasis: '100%', display: 'grid' } as const;

// Phones have the price and the button directly below the answer.
const lastOnPhones = { [phoneScreen]: { order: 1 } } as const;

export const drawing = styleVariants({
  below: { ...ownRow, '@media': lastOnPhones },
  // In the middle of a phone, beside the answer on a tablet, and at the end of the button's row on a desktop.
  beside: {
    ...ownRow,
    justifyItems: 'center',
    '@media': {
      ...lastOnPhones,
      ...responsive({
        tablet: { flexBasis: '17rem' },
        desktop: { order: 2, flexGrow: 1, flexBasis: '20rem', justifyItems: 'end' },
      }),
      print: { flexBasis: '9rem' },
    },
  },
});

/** The scale, the price and the button: in one line where the drawing is above them. */
export const store = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  '@media': { print: absent },
  selectors: {
    [`${drawing.beside} + &`]: {
      '@media': responsive({
        desktop: {
          order: 1,
          flexBasis: '16rem',
          flexDirection: 'column',
          alignItems: 'start',
          alignSelf: 'stretch',
          justifyContent: 'end',
          gap: vars.space.md,
        },
      }),
    },
  },
});

// The button stays on one line, however wide the drawing is.
insideStyle(store, 'a *', { '@media': responsive({ desktop: { textWrap: 'nowrap' } }) });
