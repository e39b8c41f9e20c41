import { globalStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const breadcrumb = style({
  maxWidth: '100%',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  '@media': { print: { display: 'none' } },
});

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.sm });

// The separator is a drawn hash mark, so that screen readers do not announce it.
export const item = style({
  display: 'flex',
  minWidth: 0,
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
    '&:not(:last-child)': { gap: vars.space.sm },
  },
});

/** Neither this page nor the separator before it is shown. A class, so that other pages leave the rules out. */
export const lastHidden = style({});
globalStyle(`${lastHidden} > ${item}:nth-last-child(2)::after`, { display: 'none' });
globalStyle(`${lastHidden} > ${item}:last-child`, {
  position: 'absolute',
  width: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const current = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
});
