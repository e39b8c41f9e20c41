import { layoutStyles } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const container = layoutStyles.style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const width = layoutStyles.styleVariants({
  page: { maxWidth: `calc(${vars.size.container} + 2 * ${vars.space.gutter})` },
  reading: { maxWidth: `calc(${vars.size.reading} + 2 * ${vars.space.gutter})` },
});
