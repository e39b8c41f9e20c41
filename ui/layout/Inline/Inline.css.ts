import { layoutStyles } from '../../foundations/style.ts';

export const inline = layoutStyles.style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });

export const align = layoutStyles.styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
});

export const justify = layoutStyles.styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});
