/** The word before a caution: in the box above the steps, and in rink mode. */
export const cautionLabel = 'Caution:';
