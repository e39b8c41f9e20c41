import { responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { wordsBesidePicture } from './column.ts';

export const words = style(wordsBesidePicture);

export const questions = style({
  width: '100%',
  '@media': responsive({ desktop: { maxWidth: '32rem' } }),
  borderBlockEnd: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const question = style({
  paddingBlock: vars.space.sm,
  borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}`,
  fontSize: vars.fontSize.lg,
});
insideStyle(question, 'a', { width: '100%', justifyContent: 'space-between' });
