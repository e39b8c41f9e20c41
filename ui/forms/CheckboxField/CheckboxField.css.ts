import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const row = style({ display: 'flex', alignItems: 'flex-start', minWidth: 0 });

// The browser's own, in our blue: it is known by sight in every set of colours.
export const box = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  accentColor: vars.on.link,
  cursor: 'pointer',
  // In the middle of the first line, where the words beside it begin.
  translate: '0 0.625rem',
  selectors: {
    '&[data-invalid]': {
      outline: `${vars.size.outline} solid ${vars.tone.red.text}`,
      outlineOffset: vars.size.hairline,
    },
    '&[data-invalid]:focus-visible': {
      outline: `${vars.size.line} solid ${vars.on.focus}`,
      outlineOffset: vars.size.line,
    },
  },
});

export const words = style({
  flexGrow: 1,
  minWidth: 0,
  minHeight: vars.size.target,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
