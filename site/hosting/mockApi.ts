/** Loads the mock API. In the bundled server, `installedMockApi.ts` replaces this file. */
export const loadMockApi = () => import('../../mock-api/index.ts');
