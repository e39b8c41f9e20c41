/** Addresses of the API, and keys in the cache: always the whole path, never a bare word. */

/** The list of articles. */
export const postsPath = '/api/blog/posts';

/**
 * Whether a text can be the last part of an address as it stands: no sign that parts an address, no
 * space, nothing unseen, and not the dots that climb.
 */
export const isSlug = (text: string) =>
  /^[^\s/\\?#%\p{C}]{1,120}$/u.test(text) && !/^\.+$/.test(text);

const below = (folder: string) => (slug: string) =>
  isSlug(slug) ? `${folder}/${encodeURIComponent(slug)}` : undefined;

/** An article; nothing for a slug that is none, which must not be asked for. */
export const postPath = below('/api/blog/post');

/** The articles of a category; nothing for a name that is none. */
export const categoryPath = below('/api/blog/category');

/** Where a visitor's message goes. */
export const contactPath = '/api/contact';
