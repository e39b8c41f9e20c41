import { blogChecks, listCheck } from './blogChecks.ts';
import { textOf, type AnyPost, type Check, type Fault, type Known } from './check.ts';
import { contactChecks } from './contactChecks.ts';
import { coverCheck } from './coverCheck.ts';
import { sendTo, type Exchange, type Send } from './exchange.ts';
import { htmlCheck } from './htmlCheck.ts';
import { httpChecks } from './httpChecks.ts';

export const checks: readonly Check[] = [
  listCheck,
  ...blogChecks,
  htmlCheck,
  coverCheck,
  ...httpChecks,
  ...contactChecks,
];

export interface CheckResult {
  name: string;
  /** Faults first, then remarks. */
  faults: readonly Fault[];
  /** Why the check was not made, or not to its end, as a sentence. */
  notChecked?: string | undefined;
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
  sendsMessages: boolean;
  /** The current time, in ms. */
  now: number;
}

/** Returns why a check is not made, as a sentence. Without an answer, others would wait in vain. */
const obstacleOf = (check: Check, known: Known, sendsMessages: boolean): string | undefined => {
  const { status, text } = known.list;
  if (check === listCheck) return undefined;
  if (status === 0) return `The API did not answer the call for the list of posts: ${text}.`;
  if (check.sendsMessages && !sendsMessages) return 'A check that sends messages needs --post.';
  return check.obstacle?.(known);
};

/** The contract allows a limit, so that it proves nothing about the check. */
const isLimit = ({ exchange: { status, headers } }: Fault) =>
  status === 429 && headers['retry-after'] !== undefined;

const limitSentence = ({ exchange: { sent, headers } }: Fault) =>
  `The API limits requests: ${sent.method ?? 'GET'} ${sent.path} got a 429 with Retry-After: ${headers['retry-after']}. Run the command again later.`;

const makeCheck = async (check: Check, known: Known, sendsMessages: boolean) => {
  const notChecked = obstacleOf(check, known, sendsMessages);
  if (notChecked !== undefined) return { faults: [], notChecked };
  const found = await check.find(known);
  const limit = check === listCheck ? undefined : found.find(isLimit);
  const faults = found
    .filter((fault) => !limit || !isLimit(fault))
    .toSorted((a, b) => Number(a.isRemark ?? 0) - Number(b.isRemark ?? 0));
  return { faults, notChecked: limit && limitSentence(limit) };
};

/** Checks the API at an origin against the contract, one request at a time. */
export const checkApi = async (
  origin: URL,
  { sendsMessages, now }: CheckOptions,
): Promise<CheckResult[]> => {
  const known = await know(sendTo(origin), now);
  const results: CheckResult[] = [];
  for (const check of checks) {
    const start = performance.now();
    const made = await makeCheck(check, known, sendsMessages);
    results.push({ name: check.name, ...made, seconds: (performance.now() - start) / 1000 });
  }
  return results;
};
