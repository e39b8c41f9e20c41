import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// As high as the heading of a list, which has a link beside it from tablets on.
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  paddingBlockEnd: vars.space.lg,
  minHeight: `calc(${vars.space.lg} + ${vars.fontSize['3xl']} * ${vars.lineHeight.tight})`,
  '@media': responsive({ tablet: { minHeight: `calc(${vars.space.lg} + ${vars.size.target})` } }),
});

export const title = style({
  width: 'min(100%, 10rem)',
  height: vars.fontSize['3xl'],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.on.line,
});
