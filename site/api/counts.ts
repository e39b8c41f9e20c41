/** How many articles stand where. */

/** In a category at first, and each time that more are asked for. */
export const pageSize = 24;

/** Below an article. */
export const relatedCount = 3;
