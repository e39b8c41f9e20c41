import { narrower, responsive } from '../../foundations/media.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const whole = `${style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minWidth: 0,
})} ${printStyle({ breakInside: 'avoid', paddingBlockEnd: vars.space.xs })}`;

/** Keeps two columns of numbers near the headers of their rows. */
export const compact = style({ maxWidth: '36rem' });

export const scroller = `${style({
  overflowX: 'auto',
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  backgroundColor: vars.on.card,
})} ${printStyle({ overflow: 'visible', border: 0, borderRadius: 0 })}`;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: vars.lineHeight.snug,
});

/** Tables side by side on desktops. Elsewhere they look like one, with the column headers of the first. */
export const thirds = style({
  // Columns of equal width have no room for large text on a phone, so the tables scroll.
  minWidth: '17.75rem',
  '@media': responsive({
    desktop: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.md,
      alignItems: 'start',
    },
  }),
});

// Columns are as wide in each table, so that they meet.
insideStyle(thirds, 'table', { tableLayout: 'fixed', overflowWrap: 'anywhere' });
insideStyle(thirds, 'th:first-child', { width: '36%' });
// Leaves the headers of numbers the width of two short words.
insideStyle(thirds, 'th ~ *', { paddingInline: `0 ${vars.space.sm}` });
insideStyle(thirds, 'thead th', { fontSize: vars.fontSize.xs });

insideStyle(thirds, 'table + table', {
  borderTop: `${vars.size.hairline} solid ${vars.on.line}`,
  '@media': responsive({ desktop: { borderTop: 0 } }),
});

// Without height, and still read by screen readers.
insideStyle(thirds, 'table + table thead th', {
  '@media': {
    [narrower('desktop')]: { paddingBlock: 0, border: 0, fontSize: 0 },
  },
});

export const caption = style({
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.md,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
  textWrap: 'balance',
  '@media': {
    ...responsive({ tablet: { paddingInline: vars.space.md } }),
    print: { paddingInline: 0, paddingBlock: vars.space['2xs'] },
  },
});

const padding = {
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.sm,
  verticalAlign: 'baseline',
} as const;

const inPrint = { print: { paddingBlock: vars.space['2xs'] } };

export const head = style({
  ...padding,
  borderBottom: `${vars.size.line} solid ${vars.tone.blue.solid}`,
  color: vars.on.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  verticalAlign: 'bottom',
  '@media': {
    ...responsive({ tablet: { paddingInline: vars.space.md, fontSize: vars.fontSize.sm } }),
    ...inPrint,
  },
});

export const row = style({
  selectors: {
    '&:not(:last-child)': { borderBottom: `${vars.size.hairline} solid ${vars.on.line}` },
  },
});

const body = {
  ...padding,
  '@media': { ...responsive({ tablet: { paddingInline: vars.space.md } }), ...inPrint },
};

export const about = style({ ...body, fontWeight: vars.fontWeight.bold });
export const cell = style(body);

export const words = style({
  textAlign: 'start',
  textWrap: 'balance',
  minWidth: '6rem',
});
export const figures = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'td&': { whiteSpace: 'nowrap' } },
});

/** The chosen cell: a frame, which forced colors and print keep. */
export const chosen = style({
  outline: `${vars.size.line} solid ${vars.tone.blue.solid}`,
  outlineOffset: `calc(-1 * ${vars.size.line})`,
  fontWeight: vars.fontWeight.bold,
});

export const note = style({
  // Two sentences have one line below a table as wide as the page.
  maxWidth: '48rem',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  textWrap: 'pretty',
});
