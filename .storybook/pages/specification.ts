/**
 * The states that the specification names in its section 4, and the pages' own of its section 2. Each
 * must be seen in a story of a page.
 */
export const specifiedStates = [
  'menu closed',
  'menu open',
  'tape picture failed',
  'laces picture failed',
  'bearings picture failed',
  'other picture failed',
  'teaser loading',
  'teaser failed',
  'teaser loaded',
  'index loading',
  'index failed',
  'index loaded',
  'category loading',
  'category failed',
  'category empty',
  'category loaded',
  'post loading',
  'post failed',
  'post missing',
  'post loaded',
  'cover failed',
  'form idle',
  'form refused',
  'form sending',
  'form sent',
  'form failed',
  'toast of success',
  'toast of failure',
  'unknown address',
] as const;

export type SpecifiedState = (typeof specifiedStates)[number];
