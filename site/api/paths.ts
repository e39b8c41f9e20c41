/** The address of the list of articles, and its key in the cache: always the whole path. */
export const postsPath = '/api/blog/posts';

/** Where a visitor's message goes. */
export const contactPath = '/api/contact';
