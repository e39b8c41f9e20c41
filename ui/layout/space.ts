import { space } from '../foundations/tokens/scale.ts';

/** The spaces that follow the text size. `gutter` and `section` grow with the window. */
const { gutter: _gutter, section: _section, ...fixed } = space;

export type Gap = keyof typeof fixed;

/** The gaps of the layout components, smallest first. */
export const gaps = Object.keys(fixed) as Gap[];
