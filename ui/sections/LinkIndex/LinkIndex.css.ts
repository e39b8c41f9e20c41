import { phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    desktop: { rowGap: vars.space['2xl'], gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
});

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  breakInside: 'avoid',
  paddingBlockStart: vars.space.md,
  borderTop: `${vars.size.line} solid ${vars.on.text}`,
});

/** A group with many links has a row to itself, in which its columns are those of the groups above. */
const wholeRow = style({ gridColumn: '1 / -1' });
export const long = `${group} ${wholeRow}`;

/** The width of the group decides the number of columns. */
export const list = style({ columnWidth: '14rem', columnGap: vars.space.xl });

/** Short labels are in two columns on phones. */
export const shortList = `${list} ${style({
  '@media': {
    [phoneScreen]: { columnCount: 2, columnWidth: '8rem', columnGap: vars.space.sm },
  },
})}`;

insideStyle(wholeRow, 'ul', {
  '@media': responsive({
    tablet: { columnWidth: 'auto', columnCount: 2 },
    desktop: { columnCount: 4 },
  }),
});

// At this size the longest category fits on one line of a phone's column.
export const item = style({
  breakInside: 'avoid',
  borderBottom: `${vars.size.hairline} solid ${vars.on.line}`,
  '@media': { [phoneScreen]: { fontSize: vars.fontSize.sm } },
});
