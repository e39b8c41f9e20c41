import type { SWRConfiguration } from 'swr';

/** Makes SWR request each path once per visit. */
export const fetchOnce: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};
