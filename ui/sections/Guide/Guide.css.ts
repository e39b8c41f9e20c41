import { belowHeader } from '../../foundations/headerHeight.css.ts';
import { responsive } from '../../foundations/media.ts';
import { sideColumn, sideGap } from '../../foundations/sideColumn.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { noteOnScreen } from './GuideNote.css.ts';

const times = (factor: string) => `calc(${vars.fontSize.xs} * ${factor})`;

// In print: smaller type and less space.
export const guide = printStyle({
  vars: {
    [vars.fontSize.md]: times('0.95'),
    [vars.fontSize.lg]: times('1.05'),
    [vars.fontSize.sm]: times('0.9'),
    [vars.fontSize.xl]: times('1.2'),
    [vars.fontSize['2xl']]: times('1.5'),
    [vars.fontSize['3xl']]: times('2.3'),
    [vars.lineHeight.body]: vars.lineHeight.snug,
    [vars.space.md]: vars.space.sm,
  },
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.snug,
});

export const columns = `${style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  paddingBlock: `${vars.space.xl} ${vars.space.section}`,
  '@media': responsive({
    desktop: {
      gridTemplateColumns: `${sideColumn.desktop} minmax(0, 1fr)`,
      gap: sideGap.desktop,
      paddingBlockStart: vars.space['2xl'],
    },
    wide: { gridTemplateColumns: `${sideColumn.wide} minmax(0, 1fr)`, gap: sideGap.wide },
  }),
})} ${printStyle({
  display: 'block',
  paddingBlock: 0,
  vars: { [vars.on.text]: 'CanvasText', [vars.on.muted]: 'CanvasText' },
  color: 'CanvasText',
})}`;

export const side = style({
  '@media': responsive({
    desktop: {
      position: 'sticky',
      // Aligned with the part that a link scrolls to.
      insetBlockStart: belowHeader,
      alignSelf: 'start',
    },
  }),
});

const absent = { display: 'none' } as const;

const apart = { display: 'flex', flexDirection: 'column' } as const;

export const parts = `${style({ ...apart, gap: vars.space['3xl'], minWidth: 0 })} ${printStyle({
  display: 'block',
})}`;

export const methods = `${style({ ...apart, gap: vars.space['3xl'] })} ${printStyle({
  display: 'block',
})}`;

/** Low on desktops, so that the first method is in the window, too. */
export const photo = style({
  overflow: 'clip',
  minHeight: 0,
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.md,
  '@media': responsive({ desktop: { aspectRatio: '21 / 9' } }),
});

const halves = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xl };

/** A drawing or a table, and what is beside it. */
export const beside = `${style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'stretch',
  '@media': responsive({ tablet: halves }),
})} ${printStyle({ ...halves, breakInside: 'avoid', paddingBlockEnd: vars.space.xs })}`;

/** A table of numbers and its note, which is narrower on desktops: it has few words. */
export const besideNote = style({
  '@media': responsive({
    // The rules of this file for tablets come after those for desktops.
    desktop: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } } },
  }),
});

const drawingBeside = (gridTemplateColumns: string) => ({
  gridTemplateColumns,
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space.md} ${vars.space.xl}`,
});

/** A drawing alone: as wide as two thirds. Beside it are the note and the caption. */
const aloneBox = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': responsive({ tablet: drawingBeside('minmax(0, 2fr) minmax(0, 1fr)') }),
});
export const alone = `${aloneBox} ${printStyle(drawingBeside('minmax(0, 1fr) minmax(0, 1fr)'))}`;

// The board, the caption and the note are in one grid.
const asParts = (rule: object) => ({ '@media': { ...responsive({ tablet: rule }), print: rule } });
insideStyle(aloneBox, '> figure', asParts({ display: 'contents' }));
insideStyle(aloneBox, '> figure > :first-child', asParts({ gridRow: '1 / span 2' }));
insideStyle(aloneBox, '> figure ~ *', asParts({ gridArea: '1 / 2' }));

export const ending = `${style({ ...apart, gap: vars.space.md })} ${printStyle({
  display: 'block',
})}`;

/** The note beside a table, and below both the finder that its link opens. */
export const endingBeside = style({ display: 'contents' });

// The note is at the top of the table.
insideStyle(endingBeside, `> ${noteOnScreen}`, {
  '@media': responsive({
    tablet: { alignSelf: 'start' },
    wide: { gap: vars.space.md, fontSize: vars.fontSize.lg },
  }),
});

export const finder = style({ gridColumn: '1 / -1' });

export const onScreen = printStyle(absent);

export const source = `${style(absent)} ${printStyle({
  display: 'block',
  paddingBlockStart: vars.space.md,
  fontWeight: vars.fontWeight.bold,
})}`;
