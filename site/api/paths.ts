/** The address of the list of articles, and its key in the cache: always the whole path. */
export const postsPath = '/api/blog/posts';
