import { forcedColors, phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: vars.space.section,
});

const besideForm = {
  tablet: 'minmax(0, 6fr) minmax(0, 7fr)',
  desktop: 'repeat(2, minmax(0, 1fr))',
} as const;

// From tablets up the form is beside the others, which end at its height because the picture fills what is left. The
// answers are below both columns.
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On phones, the first field of the form is in the first screen.
  gap: vars.space.md,
  '@media': responsive({
    tablet: {
      gridTemplateColumns: besideForm.tablet,
      gridTemplateRows: 'repeat(4, auto) 1fr',
      // The two lists of details look like one, so the other parts have the space between them.
      gap: `0 ${vars.space.lg}`,
    },
    desktop: {
      gridTemplateColumns: besideForm.desktop,
      columnGap: vars.space['3xl'],
    },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  '@media': responsive({ tablet: { paddingBlockEnd: vars.space.xl } }),
});

/** About orders, which the store answers. */
export const orders = style({
  display: 'grid',
  alignSelf: 'stretch',
  gap: vars.space['2xs'],
  paddingBlock: `${vars.space.xs} ${vars.space['2xs']}`,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.sm,
  borderInlineStart: `${vars.size.bar} solid ${vars.tone.blue.solid}`,
  backgroundColor: vars.on.card,
});

export const storeLinks = style({
  display: 'flex',
  flexFlow: 'row wrap',
  columnGap: vars.space.lg,
});

export const follow = style({
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
  fontWeight: vars.fontWeight.bold,
  '@media': responsive({ tablet: { paddingBlock: vars.space.xl } }),
});

export const answers = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  '@media': responsive({
    tablet: { gridArea: '6 / 1 / auto / -1', paddingBlockStart: vars.space['2xl'] },
  }),
});

const hairline = `${vars.size.hairline} solid ${vars.on.line}`;

// The columns begin where the details and the form begin.
export const list = style({
  display: 'grid',
  columnGap: vars.space.lg,
  '@media': responsive({
    tablet: { gridTemplateColumns: besideForm.tablet },
    desktop: { gridTemplateColumns: besideForm.desktop, columnGap: vars.space['3xl'] },
  }),
});

export const answer = style({
  paddingBlock: vars.space.xs,
  borderBlockStart: hairline,
  // The last of each column ends with a line.
  selectors: { '&:last-child': { borderBlockEnd: hairline } },
  '@media': responsive({
    tablet: { selectors: { '&:nth-last-child(2):nth-child(odd)': { borderBlockEnd: hairline } } },
  }),
});

/** Fills the height of the form that the parts above it leave. Phones do not show it. */
export const picture = style({
  position: 'relative',
  minHeight: '10rem',
  borderRadius: vars.radius.md,
  overflow: 'clip',
  '@media': {
    ...responsive({ tablet: { gridRow: '5' } }),
    [phoneScreen]: { display: 'none' },
    print: { display: 'none' },
  },
});

// Without this, the picture would decide the height.
insideStyle(picture, '> *', { position: 'absolute', inset: 0 });

export const board = style({
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  borderTop: `${vars.size.bar} solid ${vars.tone.red.solid}`,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
  '@media': {
    ...responsive({
      tablet: { gridArea: '1 / 2 / span 5' },
      desktop: { padding: vars.space['2xl'] },
    }),
    [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
});

/** A form is of no use on paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
