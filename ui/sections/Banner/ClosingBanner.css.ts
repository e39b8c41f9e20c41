import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// The brand's mark, running off the window's edge. Phones have no room for it beside the words.
export const mark = style({
  display: 'none',
  '@media': responsive({
    desktop: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: 0,
      width: 'min(32rem, 36vw)',
      aspectRatio: '1',
      translate: '0 -58%',
    },
  }),
});

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  maxWidth: vars.size.headline,
  '@media': responsive({ desktop: { maxWidth: '54%' } }),
});
