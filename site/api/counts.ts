/** How many posts of a category are shown at first, and added by each "Show more". */
export const pageSize = 24;

/** A category with at most this many posts has posts of others below them. */
export const fewPosts = 2;

/** How many related posts are shown below a post. */
export const relatedCount = 3;
