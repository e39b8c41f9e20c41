import useSWR, { type SWRConfiguration } from 'swr';
import { useIsChanged } from './dataCheck.ts';
import { findUnderway } from './underway.ts';

/** Makes SWR request each path once per visit. */
const fetchOnce: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};

/** The status of data from the API. */
export type Fetched<T> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; data: T };

/**
 * Requests data once per visit. Prerendered data counts as loaded, is requested only when the check of
 * the document says that it has changed, and stays when the request fails.
 * @param path The path to request; undefined gives `failed`, unless data was prerendered
 * @param load Requests and validates the data
 */
export const useFetched = <T>(
  path: string | undefined,
  load: (path: string) => Promise<T>,
  prerendered?: T,
): Fetched<T> => {
  const isChanged = useIsChanged(path);
  const isNeeded = prerendered === undefined || isChanged;
  // Without a function that loads, SWR returns what this visit has loaded for another page.
  const { data } = useSWR<T, unknown>(path ?? null, null);
  const { error, isLoading } = useSWR<T, unknown>(
    isNeeded && path !== undefined ? path : null,
    (key: string) => findUnderway<T>(key) ?? load(key),
    fetchOnce,
  );
  const known = data ?? prerendered;
  if (known !== undefined) return { status: 'loaded', data: known };
  if (path === undefined) return { status: 'failed' };
  // SWR keeps the error of an earlier visit to the page while it requests again.
  return isLoading || error === undefined ? { status: 'loading' } : { status: 'failed' };
};
