import { blogChecks } from './blogChecks.ts';
import { textOf, type AnyPost, type Check, type Fault, type Known } from './check.ts';
import { contactChecks } from './contactChecks.ts';
import { contentChecks } from './contentChecks.ts';
import { sendTo, type Exchange, type Send } from './exchange.ts';
import { httpChecks } from './httpChecks.ts';

export const checks: readonly Check[] = [
  ...blogChecks,
  ...contentChecks,
  ...httpChecks,
  ...contactChecks,
];

export interface CheckResult {
  name: string;
  /** Faults first, then remarks. Undefined when the check was not made. */
  faults: readonly Fault[] | undefined;
  seconds: number;
}

/** The most posts that are requested in full. */
const postLimit = 50;

const isPost = (value: unknown): value is AnyPost => typeof value === 'object' && value !== null;

const fetchPosts = async (send: Send, posts: readonly AnyPost[]) => {
  const full = new Map<string, Exchange>();
  for (const { slug } of posts.slice(0, postLimit)) {
    if (typeof slug !== 'string') continue;
    const segment = encodeURIComponent(textOf(slug));
    full.set(textOf(slug), await send({ path: `/api/blog/post/${segment}` }));
  }
  return full;
};

const know = async (send: Send, now: number): Promise<Known> => {
  const list = await send({ path: '/api/blog/posts' });
  const posts = Array.isArray(list.json) ? list.json.filter(isPost) : [];
  return { send, list, posts, full: await fetchPosts(send, posts), now };
};

export interface CheckOptions {
  /** Also makes the checks that send messages. */
  posts: boolean;
  /** The current time, in ms. */
  now: number;
}

/** Checks the API at an origin against the contract, one request at a time. */
export const checkApi = async (
  origin: URL,
  { posts, now }: CheckOptions,
): Promise<CheckResult[]> => {
  const known = await know(sendTo(origin), now);
  const results: CheckResult[] = [];
  for (const { name, posts: stores = false, find } of checks) {
    const start = performance.now();
    const found = stores && !posts ? undefined : await find(known);
    const faults = found?.toSorted((a, b) => Number(a.isRemark ?? 0) - Number(b.isRemark ?? 0));
    results.push({ name, faults, seconds: (performance.now() - start) / 1000 });
  }
  return results;
};
