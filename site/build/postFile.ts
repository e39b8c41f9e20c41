import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import * as v from 'valibot';
import { postSchema } from '../api/schemas.ts';
import { CliError } from '../hosting/cliError.ts';

/** A post as the API sends it. */
export type PostJson = Readonly<Record<string, unknown>> & { readonly slug: string };

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Takes the title from the first `<h1>`, which is not a part of the content. */
const fromHtml = (html: string) => {
  const [heading = '', words = ''] = /<h1\b[^>]*>(.*?)<\/h1>/is.exec(html) ?? [];
  const [, body = html] = /<body\b[^>]*>(.*)<\/body>/is.exec(html) ?? [];
  return { title: textOf(words) || undefined, content: body.replace(heading, '') };
};

const fromJson = (file: string, text: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    throw new CliError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}.`);
  }
  throw new CliError(`${file} holds no object: expected a post as the API sends it.`);
};

/** Returns the fields of a post that a draft may leave out. */
const defaults = (file: string, now: Date) => {
  const name = basename(file, extname(file));
  return {
    id: 'preview',
    slug: name
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
    title: name,
    category: 'hockey-tips',
    publishedAt: now.toISOString(),
  };
};

/**
 * Reads a post from a file: JSON as the API sends it, or HTML with the title in an `<h1>`. The site
 * sanitizes its HTML as that of any post.
 *
 * @throws {CliError} with a sentence for each thing that is wrong
 */
export const readPostFile = async (file: string, now: Date): Promise<PostJson> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CliError(`${file} cannot be read: expected a file with a post.`);
  });
  const type = extname(file).toLowerCase();
  if (type !== '.json' && type !== '.html') {
    throw new CliError(`${file}: expected a file that ends with .json or .html.`);
  }
  const given = type === '.json' ? fromJson(file, text) : fromHtml(text);
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  const post = { ...defaults(file, now), ...Object.fromEntries<unknown>(known) };
  const { issues = [], success } = v.safeParse(postSchema, post);
  if (!success) {
    const faults = issues.map(
      (one) => `${file}: ${v.getDotPath(one) ?? 'the post'}: ${one.message}.`,
    );
    throw new CliError(faults.join('\n').replaceAll('..', '.'));
  }
  return post;
};
