import { responsive } from '../../foundations/media.ts';
import type { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { InlineFrom } from './inlineFrom.ts';

type StyleRule = Parameters<typeof style>[0];
type Media = NonNullable<StyleRule['@media']>;
/** Returns a rule for the windows in which the links are beside each other. */
type Inline = (rule: Media[string]) => Media;

/** The space beside a label, which grows with the window: at 1,024 px, the store button needs the rest for one line. */
const growing = `clamp(${vars.space.xs}, 3.3vw - 1.6rem, ${vars.space.sm})`;

/** Returns the rules of each variant, from the rule for its windows and the space beside a label. */
export const inlineRules = (
  make: (inline: Inline, space: string) => StyleRule,
): Record<InlineFrom, StyleRule> => ({
  desktop: make((desktop) => responsive({ desktop }), growing),
  tight: make((desktop) => responsive({ desktop }), vars.space.xs),
  wide: make((wide) => responsive({ wide }), vars.space.xs),
  never: make(() => ({}), vars.space.xs),
});
