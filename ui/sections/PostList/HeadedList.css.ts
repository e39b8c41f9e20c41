import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const frame = style({
  display: 'grid',
  '@media': responsive({
    tablet: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  }),
});

export const label = style({ alignSelf: 'center', paddingBlockEnd: vars.space.md });

// On phones it is below the posts, where it does not part them from their heading. Elsewhere it is as far
// from them as the heading.
const all = (space: string) => ({
  order: 1,
  paddingBlockStart: vars.space.lg,
  '@media': responsive({ tablet: { order: 0, paddingBlock: `0 ${space}` } }),
});
export const allOf = styleVariants({ section: all(vars.space['2xl']), label: all(vars.space.md) });

export const list = style({
  minWidth: 0,
  '@media': responsive({ tablet: { gridColumn: '1 / -1' } }),
});
