import { followRedirects } from '../redirects.ts';

const file = 'site/content/redirects.ts';

/** The first segments of addresses that are no pages, on our server or on other hosts. */
const reserved = ['api', 'assets', 'share', 'hooks', 'healthz', 'shells', 'contact-answers'];

// Some hosts take * and : for patterns.
const pathPattern = /^(?:\/[^\s/\\?#%.*:\p{C}]+)+$/u;

const pathFault = (path: string) => {
  if (!pathPattern.test(path) || path !== path.toLowerCase()) {
    return `${file}: '${path}' is not a path: expected lower case without an ending, such as '/blog/old-slug'.`;
  }
  const [, first = ''] = path.split('/');
  return reserved.includes(first)
    ? `${file}: '${path}' is reserved: addresses below /${first} are no pages.`
    : undefined;
};

/** Whether a path is that of a post or category, which the API knows. */
const isOfApi = (path: string) => /^\/blog\/(?:category\/)?[^/]+$/.test(path);

const targetFault = (from: string, to: string | undefined, paths: readonly string[]) => {
  if (to === undefined) return `${file}: '${from}' leads back to itself: remove one of the rows.`;
  if (to === '/' || paths.includes(to) || isOfApi(to)) return undefined;
  return `${file}: '${from}' leads to '${to}', which is no page: expected a path such as '/blog/new-slug'.`;
};

/**
 * Returns a sentence for each wrong redirect.
 *
 * @param paths those of the fixed pages
 */
export const redirectFaults = (
  redirects: Readonly<Record<string, string>>,
  paths: readonly string[],
): string[] =>
  Object.entries(redirects).flatMap(([from, to]) => {
    const wrong = [from, ...(to === '/' ? [] : [to])].flatMap((path) => pathFault(path) ?? []);
    if (wrong.length > 0) return wrong;
    if (paths.includes(from)) {
      return [`${file}: '${from}' is a page: remove the row, or the page.`];
    }
    return targetFault(from, followRedirects(redirects, from), paths) ?? [];
  });
