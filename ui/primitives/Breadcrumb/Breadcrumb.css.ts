import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const breadcrumb = style({
  maxWidth: '100%',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  '@media': { print: { display: 'none' } },
});

export const list = style({ display: 'flex' });

// The separator is drawn: a hash mark, as between two face-off dots. Nobody has to hear it.
export const item = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.size.target,
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      flex: 'none',
      height: '0.85em',
      // A border, not a fill: it is still there in forced colours.
      borderInlineStart: `${vars.size.outline} solid ${vars.on.mark}`,
      rotate: '18deg',
    },
    '&:not(:first-child)': { paddingInlineStart: vars.space.sm },
    '&:not(:last-child)': { gap: vars.space.sm },
    '&:last-child': { flex: '0 1 auto', minWidth: 0 },
  },
});

// One line is enough: the heading below says it whole.
export const current = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
