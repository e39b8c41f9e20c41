import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const breadcrumb = style({
  maxWidth: '100%',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  '@media': { print: { display: 'none' } },
});

export const list = style({ display: 'flex' });

// The separator is a drawn hash mark, so that screen readers do not announce it.
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
      // A border, because forced colors remove backgrounds.
      borderInlineStart: `${vars.size.outline} solid ${vars.on.mark}`,
      rotate: '18deg',
    },
    '&:not(:first-child)': { paddingInlineStart: vars.space.sm },
    '&:not(:last-child)': { gap: vars.space.sm },
    '&:last-child': { flex: '0 1 auto', minWidth: 0 },
  },
});

// One line: the page's heading below shows the whole title.
export const current = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
