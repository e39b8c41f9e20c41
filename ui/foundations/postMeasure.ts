/** The width of a post in windows without a column of cards: lines of 80 characters. Small tablets have as much. */
export const textMeasure = '45rem';

/** The widest lines of a post that still read well. */
export const postMeasure = '47.5rem';
