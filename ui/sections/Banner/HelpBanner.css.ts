import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { besidePicture, column } from './column.ts';

export const words = style({
  ...column,
  '@media': responsive({ desktop: besidePicture }),
});

export const questions = style({
  width: '100%',
  maxWidth: '32rem',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const question = style({
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}`,
  fontSize: vars.fontSize.lg,
});
