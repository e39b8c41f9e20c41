import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: `calc(-1 * ${vars.space['3xl']})`,
  width: '32rem',
  height: '32rem',
  translate: '20% -50%',
  color: vars.on.line,
  '@media': responsive({ desktop: { width: '44rem', height: '44rem', translate: '0 -50%' } }),
});

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  maxWidth: vars.size.headline,
});
