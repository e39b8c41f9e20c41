/** The calls of the contract. Routes, scenarios and the check against openapi.yaml all read this. */
export const calls = [
  { name: 'posts', method: 'GET', path: '/api/blog/posts' },
  { name: 'post', method: 'GET', path: '/api/blog/post/:slug' },
  { name: 'category', method: 'GET', path: '/api/blog/category/:category' },
  { name: 'contact', method: 'POST', path: '/api/contact' },
] as const;

export type Call = (typeof calls)[number];
export type CallName = Call['name'];

function matches(call: Call, path: string): boolean {
  const pattern = call.path.replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`, 'i').test(path);
}

/** The call whose path this is, whatever the method; undefined for any other path. */
export function callAt(path: string): Call | undefined {
  return calls.find((call) => matches(call, path));
}

/** The name of the call that a request makes; undefined when no call has this path and method. */
export function callOf(method: string, path: string): CallName | undefined {
  const call = callAt(path);
  const asked = method === 'HEAD' ? 'GET' : method;
  return call?.method === asked ? call.name : undefined;
}
