/** The calls of the contract. The answers and the test of openapi.yaml read this table. */
export const calls = [
  { name: 'posts', method: 'GET', path: '/api/blog/posts' },
  { name: 'post', method: 'GET', path: '/api/blog/post/:slug' },
  { name: 'category', method: 'GET', path: '/api/blog/category/:category' },
  { name: 'contact', method: 'POST', path: '/api/contact' },
] as const;

export type Call = (typeof calls)[number];
export type CallName = Call['name'];

const matches = (call: Call, path: string) => {
  const pattern = call.path.replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`, 'i').test(path);
};

/** Returns the call that has this path, with any method; undefined for any other path. */
export const callAt = (path: string): Call | undefined => calls.find((call) => matches(call, path));

/** Returns whether a call accepts this method. HEAD counts as GET. */
export const accepts = (call: Call, method: string) =>
  call.method === (method === 'HEAD' ? 'GET' : method);

/**
 * Returns the decoded last segment of a path: a slug or a category.
 * @throws {URIError} when it has an invalid percent-escape
 */
export const lastSegment = (path: string) =>
  decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '');
