/** The widest lines of a post that still read well. */
export const postMeasure = '47.5rem';
