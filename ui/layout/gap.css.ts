import { layoutStyles } from '../foundations/style.ts';
import { vars } from '../foundations/theme.css.ts';
import { gaps, type Gap } from './space.ts';

export const gap = layoutStyles.styleVariants(
  Object.fromEntries(gaps.map((name) => [name, { gap: vars.space[name] }])) as Record<
    Gap,
    { gap: string }
  >,
);
