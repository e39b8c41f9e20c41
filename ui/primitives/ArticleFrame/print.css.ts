import { printStyle } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const times = (factor: string) => `calc(${vars.fontSize.xs} * ${factor})`;

// Smaller type and less space in print.
export const frame = printStyle({
  vars: {
    [vars.fontSize.lg]: times('1.05'),
    [vars.fontSize.md]: times('0.95'),
    [vars.fontSize.sm]: times('0.9'),
    [vars.fontSize.xl]: times('1.2'),
    [vars.fontSize['2xl']]: times('1.5'),
    [vars.fontSize['3xl']]: times('2.2'),
    [vars.space.lg]: vars.space.sm,
    [vars.space.md]: vars.space.xs,
    [vars.size.reading]: '100%',
  },
  color: 'CanvasText',
});
