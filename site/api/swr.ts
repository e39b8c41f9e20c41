import type { SWRConfiguration } from 'swr';

/** What the API answered during a visit is never stale, never asked for again, never retried. */
export const fetchOnce: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};
