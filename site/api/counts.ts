/** How many posts of a category are shown at first, and added by each "Show more". */
export const pageSize = 24;

/** The page of a category with at most this many posts also shows posts of other categories. */
export const fewPosts = 2;

/** How many related posts are shown below a post. */
export const relatedCount = 3;
