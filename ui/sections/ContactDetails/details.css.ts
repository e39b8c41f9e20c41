import { phoneScreen, responsive, rowContainer } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignSelf: 'stretch',
  containerType: 'inline-size',
  '@media': responsive({
    // Narrower windows have one column: an email address does not fit into half of it.
    wide: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl },
  }),
});

const hairline = `${vars.size.hairline} solid ${vars.on.line}`;

/** On phones, the term and its lines share a row where both have the space. */
export const detail = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd: vars.space.sm,
  borderBlockStart: hairline,
  // The last of each column ends with a line.
  selectors: { '&:last-child': { borderBlockEnd: hairline } },
  '@media': {
    ...responsive({
      // Directly above the other list, whose first line is enough.
      tablet: { selectors: { [`${details}:not(:last-of-type) > &`]: { borderBlockEnd: 0 } } },
      wide: {
        selectors: {
          [`${details}:last-of-type > &:nth-last-child(2)`]: { borderBlockEnd: hairline },
        },
      },
    }),
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
