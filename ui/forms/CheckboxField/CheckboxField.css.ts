import { focusRing } from '../../foundations/focus.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const row = style({ display: 'flex', alignItems: 'flex-start', minWidth: 0 });

// The native checkbox in the brand's blue, which also works in forced colors.
export const box = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  accentColor: vars.on.link,
  cursor: 'pointer',
  // Centers the box on the first line of the label.
  translate: '0 0.625rem',
  selectors: {
    '&[data-invalid]': {
      outline: `${vars.size.outline} solid ${vars.tone.red.text}`,
      outlineOffset: vars.size.hairline,
    },
    '&[data-invalid]:focus-visible': focusRing,
  },
});

export const label = style({
  flexGrow: 1,
  minWidth: 0,
  minHeight: vars.size.target,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
