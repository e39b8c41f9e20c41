/** Calls a function with the origin of the configured API, or of the mock API when there is none. */
export const withApi = async <T>(
  apiOrigin: string | undefined,
  act: (origin: string) => Promise<T>,
): Promise<T> => {
  if (apiOrigin) return act(apiOrigin);
  // Loaded only when it is used: it takes half a second.
  const { startMockApi } = await import('../../mock-api/index.ts');
  const mock = await startMockApi({ port: 0 });
  try {
    return await act(mock.origin);
  } finally {
    await mock.close();
  }
};
