/** Redirects of addresses that have changed: those of `site/content/redirects.ts` and those of the API. */
import { postKey } from './removedPosts.ts';

/** Follows redirects to a path that has none. Returns undefined for a loop. */
export const followRedirects = (
  redirects: Readonly<Record<string, string>>,
  from: string,
): string | undefined => {
  const seen = new Set<string>();
  let path = from;
  for (let next = redirects[path]; next !== undefined; next = redirects[path]) {
    if (seen.has(path)) return undefined;
    seen.add(path);
    path = next;
  }
  return path;
};

export interface RedirectInput {
  /** Those of `site/content/redirects.ts`. */
  written: Readonly<Record<string, string>>;
  /** Previous slugs of posts → current slugs, as the API lists them. */
  renamed: Readonly<Record<string, string>>;
  /** Paths of all pages of the build, and of posts that are not due yet. */
  known: ReadonlySet<string>;
}

/**
 * Returns the redirects of a build, each straight to its page. What the owner has written counts before
 * what the API lists, and a page before both.
 *
 * @returns also `wrong`, a sentence for each written redirect to no page, and `notes`, one for each other
 * that is left out
 */
export const resolveRedirects = ({ written, renamed, known }: RedirectInput) => {
  const ofApi = Object.entries(renamed).map(([from, to]) => [postKey(from), postKey(to)] as const);
  const all: Record<string, string> = { ...Object.fromEntries(ofApi), ...written };
  const redirects: Record<string, string> = {};
  const wrong: string[] = [];
  const notes: string[] = [];
  for (const from of Object.keys(all)) {
    const isWritten = Object.hasOwn(written, from);
    const source = isWritten ? 'site/content/redirects.ts' : 'Previous slugs of the API';
    const to = followRedirects(all, from);
    if (known.has(from)) notes.push(`${source}: '${from}' is a page, and stays one.`);
    else if (to === undefined) notes.push(`${source}: '${from}' leads back to itself.`);
    else if (known.has(to)) redirects[from] = to;
    else {
      const sentence = `${source}: '${from}' leads to '${to}', which is no page now.`;
      (isWritten ? wrong : notes).push(sentence);
    }
  }
  return { redirects, wrong, notes };
};
