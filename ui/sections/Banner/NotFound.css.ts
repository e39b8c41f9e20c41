import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { column } from './column.ts';

export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: '-8rem',
  width: '40rem',
  height: '40rem',
  translate: '0 -50%',
  color: vars.on.line,
});

export const words = style({ ...column, paddingBlock: vars.space['2xl'] });
