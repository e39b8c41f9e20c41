import { forcedColors, noScript, responsive } from '../../foundations/media.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { squaredPaper } from '../../foundations/squaredPaper.ts';
import { vars } from '../../foundations/theme.css.ts';

const absent = { display: 'none' } as const;

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    desktop: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space['3xl'],
    },
  }),
});
export const sheet = `${columns} ${printStyle({ breakInside: 'avoid' })}`;

// Stretches the items to the height of the board. On desktops they are before it: the drawing of the features, in the
// section above, is on the other side.
insideStyle(columns, '> ul', {
  display: 'grid',
  '@media': responsive({ desktop: { order: -1 } }),
});

export const board = `${style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.md,
  borderTop: `${vars.size.bar} solid ${vars.tone.green.solid}`,
  overflow: 'clip',
  backgroundColor: vars.on.card,
  '@media': responsive({ tablet: { containerType: 'inline-size' } }),
})} ${printStyle({ borderTop: 0, backgroundColor: 'transparent' })}`;

/** The width of the drawing beside the list, and that of a centimeter of its ruler. */
const width = 'min(78mm, 100cqi)';
const centimeter = `calc(${width} / 5.2)`;

/** Surrounds the drawing. The squares are 1 cm of the drawing wide and meet its ruler. */
export const mat = `${style({
  flexGrow: 1,
  display: 'grid',
  placeItems: 'center',
  paddingBlock: vars.space.lg,
  ...squaredPaper('10mm'),
  backgroundPosition: 'center',
  '@media': responsive({ tablet: squaredPaper(centimeter) }),
})} ${printStyle({ paddingBlock: 0, backgroundImage: 'none' })}`;

/** In its true size on paper, where a bearing is laid on it; larger on tablets and desktops. */
export const drawing = style({
  display: 'block',
  maxWidth: 'none',
  '@media': responsive({ tablet: { width, height: 'auto' } }),
});

export const outline = style({
  fill: vars.on.background,
  fillRule: 'evenodd',
  stroke: vars.on.text,
  strokeWidth: 0.35,
  '@media': {
    [forcedColors]: { fill: 'none', stroke: 'CanvasText' },
    print: { fill: 'none', stroke: 'CanvasText' },
  },
});

/** Between the two rings of steel. Not printed: a bearing is compared with the outlines only. */
export const seal = style({
  fill: 'none',
  stroke: vars.tone.green.solid,
  strokeWidth: 3.6,
  '@media': { [forcedColors]: absent, print: absent },
});

const inkOf = (property: 'stroke' | 'fill', color: string) => ({
  [property]: color,
  '@media': { [forcedColors]: { [property]: 'CanvasText' }, print: { [property]: 'CanvasText' } },
});

export const dimension = style({
  fill: 'none',
  strokeWidth: 0.2,
  ...inkOf('stroke', vars.tone.blue.solid),
});
export const arrow = style(inkOf('fill', vars.tone.blue.solid));
export const measure = style({
  fontWeight: vars.fontWeight.bold,
  ...inkOf('fill', vars.on.text),
});

export const caption = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  padding: vars.space.md,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
});

// The button needs a script.
export const print = style({ '@media': { [noScript]: absent, print: absent } });

export const check = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['2xs'],
  minWidth: 0,
});
