import { largeText, phoneScreen, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// Category and date are below the title, and end the row on wide windows.
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space['2xs']} ${vars.space.md}`,
  paddingBlock: vars.space.md,
  borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: `${vars.size.hairline} solid ${vars.on.line}` },
  },
  '@media': {
    [phoneScreen]: { gridTemplateColumns: 'minmax(0, 1fr) 5rem' },
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({
      tablet: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
      desktop: {
        gridTemplateColumns: '9rem minmax(0, 1fr) 18rem',
        columnGap: vars.space.xl,
        alignItems: 'center',
      },
    }),
  },
});

export const thumb = style({
  gridRow: '1 / span 2',
  // Beside the start of the words.
  alignSelf: 'start',
  overflow: 'clip',
  aspectRatio: '1',
  borderRadius: vars.radius.sm,
  '@media': {
    // At the end, so that all words begin at one edge.
    [phoneScreen]: { gridArea: '1 / 2 / span 2' },
    [largeText]: { gridArea: 'auto', width: '7rem' },
    ...responsive({
      tablet: { aspectRatio: '4 / 3' },
      desktop: { gridRow: '1', alignSelf: 'center' },
    }),
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  alignSelf: 'start',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  '@media': responsive({
    desktop: { alignSelf: 'center', justifyContent: 'space-between' },
  }),
});

export const category = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const date = style({ whiteSpace: 'nowrap' });

export const heading = style({ paddingBlockEnd: vars.space.lg });
