import * as v from 'valibot';
import { requestJson } from './client.ts';
import { isDue } from './due.ts';
import { rememberSpelling } from './spelling.ts';
import { postSummarySchema, type PostSummary } from './schemas.ts';

/** Returns what names a post that may be malformed. */
const nameOf = (candidate: unknown): string => {
  const { slug, title, id }: Record<string, unknown> = Object(candidate);
  return JSON.stringify(slug ?? title ?? id ?? candidate) ?? '';
};

/**
 * Validates the API's answer for a list, with the posts of the future. Skips malformed posts, and posts
 * whose slug was used before, ignoring case.
 * @param warn Called with the name of each malformed post and the reason
 * @throws {TypeError} when the answer is not a list, or none of its posts is valid
 */
export const readPosts = (
  answer: unknown,
  warn = (why: string) => console.warn('Skipped a malformed post:', why),
): PostSummary[] => {
  if (!Array.isArray(answer)) throw new TypeError('The API sent no list of posts.');
  const posts = new Map<string, PostSummary>();
  for (const candidate of answer) {
    const read = v.safeParse(postSummarySchema, candidate);
    if (read.success) {
      const address = read.output.slug.toLowerCase();
      posts.set(address, posts.get(address) ?? read.output);
    } else warn(`${nameOf(candidate)}: ${read.issues[0].message}`);
  }
  if (posts.size === 0 && answer.length > 0) {
    throw new TypeError('None of the posts in the list is valid.');
  }
  const valid = [...posts.values()];
  rememberSpelling(valid);
  return valid;
};

/**
 * Loads a list of posts. Leaves out those of the future.
 * @throws {TypeError} when the answer is malformed; see `readPosts`
 * @throws {HttpError | TypeError | DOMException} when the request fails; see `requestJson`
 */
export const getPosts = async (path: string) => {
  const { data, time } = await requestJson(path);
  return readPosts(data).filter((post) => isDue(post, time));
};
