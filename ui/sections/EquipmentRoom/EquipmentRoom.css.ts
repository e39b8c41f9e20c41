import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// As wide as the words and the notes. Its lower edge touches the line of the floor, which is as wide as the window.
export const room = style({
  overflow: 'clip',
  aspectRatio: '4 / 3',
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  '@media': responsive({ desktop: { aspectRatio: '12 / 5' } }),
});

export const floor = style({
  borderBlockStart: `${vars.size.bar} solid ${vars.on.text}`,
});

export const title = style({ paddingBlock: `${vars.space.section} ${vars.space['2xl']}` });
