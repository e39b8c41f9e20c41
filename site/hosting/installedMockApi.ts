import { CliError } from './cliError.ts';
import type { loadMockApi as loadSource } from './mockApi.ts';

/**
 * Loads the mock API for the bundled server in `dist`. Its sources are TypeScript, so this needs the
 * repository and the development dependencies.
 *
 * @throws {CliError} in a production install, which has neither
 */
export const loadMockApi: typeof loadSource = async () => {
  try {
    const { tsImport } = await import('tsx/esm/api');
    return (await tsImport('../mock-api/index.ts', import.meta.url)) as Awaited<
      ReturnType<typeof loadSource>
    >;
  } catch (cause) {
    throw new CliError(
      'API_ORIGIN is not set: expected the origin of the API, such as https://api.example.com. The mock API is part of the development dependencies only.',
      { cause },
    );
  }
};
