/** The places of a `lead` grid: the lead story, one of the two cards below it, or a row of the list. */
export const leadPlaces = ['lead', 'medium', 'row'] as const;
export type LeadPlace = (typeof leadPlaces)[number];

/** Returns the place of an item in a `lead` grid of `count` items. */
export const leadPlace = (index: number, count: number): LeadPlace => {
  if (index === 0) return 'lead';
  return index < 3 && count > 2 ? 'medium' : 'row';
};

export const gridColumns = ['2', '3', 'trio', 'thirds', 'lead', 'quartet', 'sixths'] as const;
