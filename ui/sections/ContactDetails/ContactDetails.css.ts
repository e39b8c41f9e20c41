import { forcedColors, narrower, phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: vars.space.section,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      rowGap: vars.space.lg,
    },
    desktop: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space['3xl'],
    },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
});

export const elsewhere = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xl,
  '@media': responsive({ tablet: { gridColumn: '1', alignSelf: 'stretch' } }),
});

// On phones the button is between these networks and the footer, which lists the same ones.
export const links = style({
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space.lg,
  minWidth: 0,
});

export const shortcuts = style({
  display: 'none',
  '@media': {
    [phoneScreen]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      gap: vars.space.sm,
      width: '100%',
    },
  },
});

export const answers = style({ display: 'grid', gap: vars.space.sm, alignSelf: 'stretch' });

export const list = style({
  display: 'grid',
  columnGap: vars.space.xl,
  '@media': responsive({ wide: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
});

export const answer = style({
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.on.muted}`,
});

/** Fills the height of the form that the parts above it leave. */
export const picture = style({
  position: 'relative',
  flexGrow: 1,
  alignSelf: 'stretch',
  minHeight: '10rem',
  borderRadius: vars.radius.md,
  overflow: 'clip',
  '@media': {
    // Without it, these parts are about as high as the form.
    [narrower('desktop')]: { display: 'none' },
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
      tablet: { gridColumn: '2', gridRow: '1 / span 2' },
      desktop: { alignSelf: 'stretch', padding: vars.space['2xl'] },
    }),
    [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
});

/** A form is of no use on paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
