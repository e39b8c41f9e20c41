import type { DataCheck } from '../api/dataCheck.ts';

/**
 * Returns the path of the API that has the data of the document, and the ETag of what the document
 * shows. The document of a missing post is sent for many addresses: it has the folder of the posts.
 */
const readCheck = () => {
  const [path = '', etag] = document.documentElement.dataset['check']?.split(' ') ?? [];
  const slug = path.endsWith('/') ? location.pathname.replace(/.*\//, '') : '';
  // Any other slug is left to the app, which knows what may not be requested.
  return { path: /[^\w-]/.test(slug) ? '' : path + slug, etag };
};

/** The same as the app's requests. */
const timeoutMs = 15_000;

let known: DataCheck | undefined;

/**
 * Asks the API, once, whether the data of the document has changed. Calls `start` if so: then the answer
 * is the data. When there is no answer, the document stays as it is.
 * @returns undefined when the document shows no data
 */
export const checkData = (start: () => void) => {
  const { path, etag } = readCheck();
  if (known || !path) return known;
  const answer = fetch(path, {
    headers: etag ? { 'If-None-Match': etag } : {},
    signal: AbortSignal.timeout(timeoutMs),
  });
  answer.then(
    ({ ok }) => ok && start(),
    () => {},
  );
  known = { path, answer };
  return known;
};
