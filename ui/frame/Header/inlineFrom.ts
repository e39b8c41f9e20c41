/**
 * From which window on the links are beside each other: `tight` and `wide` have less space between them.
 * `never` keeps them in the menu.
 */
export const inlineFrom = ['desktop', 'tight', 'wide', 'never'] as const;
export type InlineFrom = (typeof inlineFrom)[number];

/** The average width of a letter of a label, in rem. */
const letter = 0.56;
/** The space around a label, in rem: `space.sm` and `space.xs` on both sides. */
const spaces = { sm: 1.5, xs: 1 } as const;
/** The room between the logo and the store button, in rem: in windows of the breakpoints desktop and wide. */
const rooms = { desktop: 37.5, wide: 50 } as const;

/** Returns from which window on links with these labels have room. */
export const inlineFromOf = (labels: readonly string[]): InlineFrom => {
  const text = letter * labels.join('').length;
  const width = (space: number) => text + space * labels.length;
  if (width(spaces.sm) <= rooms.desktop) return 'desktop';
  if (width(spaces.xs) <= rooms.desktop) return 'tight';
  return width(spaces.xs) <= rooms.wide ? 'wide' : 'never';
};
