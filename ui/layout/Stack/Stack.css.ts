import { layoutStyles } from '../../foundations/style.ts';

export const stack = layoutStyles.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  minWidth: 0,
});

export const align = layoutStyles.styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
});
