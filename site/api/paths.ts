/** The list of posts. The paths of the API are also the cache keys of SWR. */
export const postsPath = '/api/blog/posts';

/**
 * Whether a text can be the last segment of a path: no delimiter of a URL, no space or control
 * character, and not only dots.
 */
export const isSlug = (text: string) =>
  /^[^\s/\\?#%\p{C}]{1,120}$/u.test(text) && !/^\.+$/.test(text);

const below = (folder: string) => (slug: string) =>
  isSlug(slug) ? `${folder}/${encodeURIComponent(slug)}` : undefined;

/** The folder of the posts. */
export const postFolder = '/api/blog/post';

/** Returns the API path of a post; undefined for an invalid slug, which must not be requested. */
export const postPath = below(postFolder);

/** Returns the API path of a category's posts; undefined for an invalid slug. */
export const categoryPath = below('/api/blog/category');

/** Accepts the contact message as a POST. */
export const contactPath = '/api/contact';
