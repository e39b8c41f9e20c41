import * as v from 'valibot';
import { catalog } from '../catalog/index.ts';
import { HttpError, requestJson } from './client.ts';
import { isDue } from './due.ts';
import { hashOf } from './hash.ts';
import { postPath, postsPath } from './paths.ts';
import type { Post, PrerenderedPost } from './postTypes.ts';
import { readRenamed } from './renamed.ts';
import { postSchema, type RawPost } from './schemas.ts';

/** Reading speed, in words a minute. */
const readingSpeed = 220;

/** Returns the reading time of HTML in whole minutes, at least 1. */
export const minutesOf = (html: string) => {
  // `[^<>]`, because `[^>]` takes minutes for a million times `<`.
  const words = html.replaceAll(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / readingSpeed));
};

/** Returns the keys of the products to whose pages HTML links, in the order of their first links. */
export const productsIn = (html: string) =>
  catalog
    .map(({ key, path }) => ({ key, at: html.search(new RegExp(`href="${path}["#?]`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key);

/**
 * Validates the API's answer for a post. The content is not sanitized yet.
 * @throws {TypeError} when the answer is malformed, or has another slug
 */
export const readPost = (answer: unknown, slug: string): RawPost => {
  const read = v.safeParse(postSchema, answer);
  if (!read.success) throw new TypeError(`The post is malformed: ${read.issues[0].message}`);
  if (read.output.slug.toLowerCase() !== slug.toLowerCase()) {
    throw new TypeError(`The API sent the post '${read.output.slug}' for '${slug}'.`);
  }
  return read.output;
};

/**
 * Validates the API's answer for a post that may be shown.
 * @throws {TypeError} when the answer is malformed, has another slug, or is a post of the future
 */
export const readDuePost = (answer: unknown, slug: string, time: number): RawPost => {
  const post = readPost(answer, slug);
  if (!isDue(post, time)) {
    throw new TypeError(`The post is not published before ${post.publishedAt?.iso}.`);
  }
  return post;
};

/** Requests the post that has this slug, or had it before. */
const requestPost = async (path: string, slug: string): Promise<RawPost> => {
  const read = async (at: string, name: string) => {
    const { data, time } = await requestJson(at);
    return readDuePost(data, name, time);
  };
  try {
    return await read(path, slug);
  } catch (error) {
    if (!(error instanceof HttpError) || ![404, 410].includes(error.status)) throw error;
    const list = await requestJson(postsPath).catch(() => undefined);
    const current = readRenamed(list?.data).get(slug.toLowerCase());
    const currentPath = current && postPath(current);
    if (!currentPath) throw error;
    return read(currentPath, current);
  }
};

const loadSanitizer = () => import('./sanitize/browser.ts');

/**
 * Loads a post; that of the new slug when the slug has changed. The sanitizer is loaded beside the
 * request, or only when the content has changed if the post was prerendered.
 * @throws {TypeError} when the answer is malformed, or too large to sanitize
 * @throws {HttpError | TypeError | DOMException} when the request fails; see `requestJson`
 */
export const getPost = async (
  path: string,
  slug: string,
  prerendered: PrerenderedPost | undefined,
): Promise<Post> => {
  // When this import fails, the one that is awaited below throws the error.
  if (!prerendered) loadSanitizer().catch(() => {});
  const { content, ...post } = await requestPost(path, slug);
  if (prerendered?.hash === hashOf(content)) {
    const { minutes, products } = prerendered;
    return { ...post, content: prerendered.content.map(() => null), minutes, products };
  }
  const { sanitizeParts } = await loadSanitizer();
  // Counted last, because sanitizing rejects content over a limit.
  const safe = sanitizeParts(content);
  return { ...post, content: safe, minutes: minutesOf(content), products: productsIn(content) };
};
