import useSWR from 'swr';
import { fetchOnce } from './swr.ts';

/** What is known of something that the API has. */
export type Fetched<T> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; data: T };

/**
 * Asks the API once a visit. What the document came with is shown at once and checked once; when the
 * check fails it stays. Waiting or failure stand only where there is nothing to show.
 * @param path What to ask for; nothing when it cannot be asked for, which is a failure.
 */
export const useFetched = <T>(
  path: string | undefined,
  ask: (path: string) => Promise<T>,
  prerendered?: T,
): Fetched<T> => {
  const { data, error, isLoading } = useSWR<T, unknown>(path ?? null, ask, fetchOnce);
  const known = data ?? prerendered;
  if (known !== undefined) return { status: 'loaded', data: known };
  if (path === undefined) return { status: 'failed' };
  // A failure from an earlier visit to the page is no news while a new answer is on its way.
  return isLoading || error === undefined ? { status: 'loading' } : { status: 'failed' };
};
