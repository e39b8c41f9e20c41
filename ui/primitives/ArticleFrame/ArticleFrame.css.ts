import { forcedColors, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const times = (factor: string) => `calc(${vars.fontSize.xs} * ${factor})`;

// Paper has a scale of its own: smaller type, less air.
export const frame = `${style({ position: 'relative' })} ${printStyle({
  vars: {
    [vars.fontSize.lg]: times('1.05'),
    [vars.fontSize.md]: times('0.95'),
    [vars.fontSize.sm]: times('0.9'),
    [vars.fontSize.xl]: times('1.2'),
    [vars.fontSize['2xl']]: times('1.5'),
    [vars.fontSize['3xl']]: times('2.2'),
    [vars.space.lg]: vars.space.sm,
    [vars.space.md]: vars.space.xs,
    [vars.size.reading]: '100%',
  },
  color: 'CanvasText',
})}`;

/** How far the cover comes out of the dark. */
const overlap = vars.space['3xl'];
const ends = (above: string) => `calc(100% - ${overlap} - ${above})`;

export const head = style({
  position: 'relative',
  // Across only: the cover's shadow falls on the ice below.
  overflowX: 'clip',
  selectors: {
    // The dark ends above the cover's lower edge, at the goal line.
    '&[data-covered]': {
      backgroundColor: 'transparent',
      backgroundImage: `linear-gradient(${vars.on.background} ${ends(vars.size.bar)}, ${vars.tone.red.solid} 0 ${ends('0rem')}, transparent 0)`,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-covered]': { backgroundImage: 'none' } } },
    print: { selectors: { '&[data-covered]': { backgroundImage: 'none' } } },
  },
});

const absent = { display: 'none' } as const;

// The centre circle on its line, behind the cover. Phones have no room for it.
export const mark = style({
  ...absent,
  '@media': responsive({
    desktop: {
      display: 'block',
      position: 'absolute',
      insetBlockEnd: overlap,
      insetInlineEnd: '-4rem',
      width: '34rem',
      aspectRatio: '1',
      translate: '0 34%',
      color: vars.on.line,
      clipPath: 'inset(0 0 34% 0)',
    },
  }),
});

export const opening = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': responsive({
    desktop: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space['3xl'] },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  maxWidth: vars.size.headline,
  paddingBlockStart: vars.space.lg,
  '@media': {
    ...responsive({
      desktop: { paddingBlockEnd: `calc(${overlap} + ${vars.space['2xl']})`, alignSelf: 'center' },
    }),
    print: { padding: 0 },
  },
});

export const cover = `${style({
  overflow: 'clip',
  alignSelf: 'end',
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.raised,
  '@media': responsive({ desktop: { paddingBlockStart: 0 } }),
})} ${printStyle(absent)}`;
