/**
 * The places of a card in a list: the lead story, one of two beside each other, the last one alone in a row,
 * or one of three, of which phones show the first one large.
 */
export const listPlaces = ['lead', 'medium', 'row', 'trioLead', 'trio'] as const;
export type ListPlace = (typeof listPlaces)[number];

/** Returns the place of an item in a `lead` grid of `count` items. */
export const leadPlace = (index: number, count: number): ListPlace => {
  if (index === 0) return 'lead';
  return index === count - 1 && count % 2 === 0 ? 'row' : 'medium';
};

/** Returns the place of an item in a `trio` grid of `count` items: with fewer than three, each has a row. */
export const trioPlace = (index: number, count: number): ListPlace => {
  if (count < 3) return 'row';
  return index === 0 ? 'trioLead' : 'trio';
};

/** Whether phones show an item of a place as a row with a small picture. */
export const isRowOnPhone = (place: ListPlace | undefined) =>
  place !== undefined && place !== 'lead' && place !== 'trioLead';

export const gridColumns = ['2', '3', 'trio', 'thirds', 'lead', 'quartet', 'sixths'] as const;
