import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const beside = { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } as const;

export const frameOf = styleVariants({
  // On tablets, the lead of a section would have more lines beside a button. A label has no lead.
  section: { display: 'grid', '@media': responsive({ desktop: beside }) },
  label: { display: 'grid', '@media': responsive({ tablet: beside }) },
});

export const label = style({ alignSelf: 'center', paddingBlockEnd: vars.space.lg });

// Below the list, so that it does not separate it from its heading. Beside the heading, it has the same distance
// to the list as the heading.
const below = { order: 1, paddingBlockStart: vars.space.xl } as const;
const besideHeading = (space: string) => ({ order: 0, paddingBlock: `0 ${space}` });
export const allOf = styleVariants({
  section: { ...below, '@media': responsive({ desktop: besideHeading(vars.space['2xl']) }) },
  label: { ...below, '@media': responsive({ tablet: besideHeading(vars.space.lg) }) },
});

export const list = style({ gridColumn: '1 / -1', minWidth: 0 });
