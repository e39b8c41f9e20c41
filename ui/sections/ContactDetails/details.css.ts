import { phoneScreen, responsive, rowContainer } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignSelf: 'stretch',
  containerType: 'inline-size',
  gap: vars.space.sm,
  '@media': responsive({
    tablet: { rowGap: vars.space.md },
    // Narrower windows have one column: an email address does not fit into half of it.
    wide: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl },
  }),
});

/** On phones, the term and its lines share a row where both have the space. */
export const detail = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
  borderTop: `${vars.size.hairline} solid ${vars.on.muted}`,
  '@media': {
    ...responsive({ tablet: { paddingBlockStart: vars.space.md } }),
    [phoneScreen]: {
      '@container': { [rowContainer]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
    },
  },
});

export const term = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
});

export const lines = style({
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
});
