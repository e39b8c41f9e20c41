import * as v from 'valibot';
import { requestJson } from './client.ts';
import { markOf } from './mark.ts';
import type { Post, PrerenderedPost } from './postTypes.ts';
import { postSchema, type RawPost } from './schemas.ts';

/** How many words are read in a minute. */
const readingSpeed = 220;

/** How long an article takes to read, in whole minutes. */
export const minutesOf = (html: string) => {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / readingSpeed));
};

/**
 * Reads an article.
 * @throws {TypeError} when it is none, or not the one that was asked for
 */
export const readPost = (answer: unknown, slug: string): RawPost & { minutes: number } => {
  const read = v.safeParse(postSchema, answer);
  if (!read.success) throw new TypeError(`The article is malformed: ${read.issues[0].message}`);
  if (read.output.slug.toLowerCase() !== slug.toLowerCase()) {
    throw new TypeError('The article is not the one that was asked for.');
  }
  return { ...read.output, minutes: minutesOf(read.output.content) };
};

/**
 * An article, as the API has it now. One that has not changed since the document was written needs
 * no sanitizer: its content stands in the document.
 */
export const getPost = async (
  path: string,
  slug: string,
  prerendered: PrerenderedPost | undefined,
): Promise<Post> => {
  const { content, ...post } = readPost(await requestJson(path), slug);
  if (prerendered?.mark === markOf(content)) return { ...post, content: null };
  const { sanitize } = await import('./sanitize/browser.ts');
  return { ...post, content: sanitize(content) };
};
