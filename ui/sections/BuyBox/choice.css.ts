import { style, styleVariants } from '../../foundations/style.ts';

/** Holds the radio buttons and everything that follows them. */
export const scope = style({});

const places = { first: {}, second: {}, third: {}, fourth: {} };

/** The places that a pack can have in its list. */
export type Place = keyof typeof places;

/** Marks the radio button of the pack at a place. */
export const option = styleVariants<Place>(places);

// Without a script, shows only what belongs to the chosen pack. A browser that does not know `:has()`
// ignores the rule and shows it for every pack.
const onlyWith = (own: Place) => ({
  selectors: {
    [Object.values(option)
      .filter((other) => other !== option[own])
      .map((other) => `${scope}:has(${other}:checked) &`)
      .join(', ')]: { display: 'none' },
  },
});

/** Is shown for the pack at a place only. */
export const chosen = styleVariants({
  first: onlyWith('first'),
  second: onlyWith('second'),
  third: onlyWith('third'),
  fourth: onlyWith('fourth'),
});
