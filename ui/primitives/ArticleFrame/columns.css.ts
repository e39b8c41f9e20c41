import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// One column in the middle, as wide as its text reads well: pictures, tables, and lines end with it.
export const column = `${style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 47.5rem)',
  justifyContent: 'center',
  gap: vars.space['2xl'],
  paddingBlock: `${vars.space['2xl']} ${vars.space.section}`,
})} ${printStyle({ display: 'block', paddingBlock: `${vars.space.xl} 0` })}`;

/** The share links and the end, which are not printed. */
export const after = printStyle({ display: 'none' });
