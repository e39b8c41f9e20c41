import * as v from 'valibot';
import { requestJson } from './client.ts';
import { postSummarySchema, type PostSummary } from './schemas.ts';

/**
 * Reads a list of articles, leaving out what is no article and each second one of the same
 * address, which does not tell capitals from small letters.
 * @throws {TypeError} when it is no list, or a list in which nothing can be used
 */
export const readPosts = (answer: unknown): PostSummary[] => {
  if (!Array.isArray(answer)) throw new TypeError('The list of articles is no list.');
  const posts = new Map<string, PostSummary>();
  for (const candidate of answer) {
    const read = v.safeParse(postSummarySchema, candidate);
    if (read.success) {
      const address = read.output.slug.toLowerCase();
      posts.set(address, posts.get(address) ?? read.output);
    } else
      console.warn('An article was left out of the list: it is malformed.', read.issues[0].message);
  }
  if (posts.size === 0 && answer.length > 0) {
    throw new TypeError('Nothing in the list of articles can be used.');
  }
  return [...posts.values()];
};

/** All articles, as the API has them now. */
export const getPosts = async (path: string) => readPosts(await requestJson(path));
