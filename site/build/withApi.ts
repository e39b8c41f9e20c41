import { startMockApi } from '../../mock-api/index.ts';

/** Does something with the API that is configured, or with the mock API where none is. */
export const withApi = async <T>(
  apiOrigin: string | undefined,
  act: (origin: string) => Promise<T>,
): Promise<T> => {
  if (apiOrigin) return act(apiOrigin);
  const mock = await startMockApi({ port: 0 });
  try {
    return await act(mock.origin);
  } finally {
    await mock.close();
  }
};
