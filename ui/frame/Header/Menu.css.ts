import { narrower, noScript, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** A narrow window without JavaScript: the links are shown in the header. */
export const withoutScript = `${noScript} and ${narrower('desktop')}`;

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  '@media': {
    ...responsive({ desktop: { display: 'none' } }),
    [withoutScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const panel = style({
  // Resets the browser's popover styles.
  inset: 'auto',
  border: 0,
  color: vars.on.text,
  backgroundColor: vars.on.background,
  width: '100%',
  height: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.xs} ${vars.space.lg}`,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:popover-open': {
      display: 'flex',
      position: 'fixed',
      insetInline: 0,
      insetBlockStart: `calc(${vars.size.header} + ${vars.size.line})`,
      maxHeight: `calc(100dvh - ${vars.size.header} - ${vars.size.line})`,
    },
    '&::backdrop': { backgroundColor: 'transparent' },
  },
  '@media': {
    ...responsive({
      desktop: {
        display: 'flex',
        position: 'static',
        flexDirection: 'row',
        alignItems: 'center',
        width: 'auto',
        padding: 0,
        overflow: 'visible',
        boxShadow: 'none',
      },
    }),
    [withoutScript]: { display: 'flex', position: 'static', boxShadow: 'none', padding: 0 },
    print: { display: 'none' },
  },
});
