import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const line = `${vars.fontSize['3xl']} * ${vars.lineHeight.tight}`;

// As high as the heading of a list. From tablets up it has a button beside it, which is higher on small ones.
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  paddingBlockEnd: vars.space.lg,
  minHeight: `calc(${vars.space.lg} + ${line})`,
  '@media': responsive({
    tablet: { minHeight: `calc(${vars.space.lg} + max(${vars.size.target}, ${line}))` },
  }),
});

export const title = style({
  width: 'min(100%, 10rem)',
  height: vars.fontSize['3xl'],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.on.line,
});
