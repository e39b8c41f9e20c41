import { phoneScreen, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignSelf: 'stretch',
  gap: vars.space.sm,
  '@media': responsive({
    tablet: { rowGap: vars.space.md },
    // Narrower windows have one column: an email address does not fit into half of it.
    wide: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl },
  }),
});

/** On phones, the term and its lines share a row. The lines move below the term where fewer than 15rem are left. */
export const detail = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: vars.space.sm,
  borderTop: `${vars.size.hairline} solid ${vars.on.muted}`,
  '@media': {
    ...responsive({ tablet: { paddingBlockStart: vars.space.md } }),
    [phoneScreen]: { flexFlow: 'row wrap', columnGap: vars.space.sm },
  },
});

export const term = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
  '@media': { [phoneScreen]: { width: '4.5rem' } },
});

export const lines = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
  '@media': { [phoneScreen]: { flex: 1, minWidth: 'min(15rem, 100%)' } },
});
