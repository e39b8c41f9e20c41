import { createServer, type Plugin } from 'vite';
import { createMockApi } from '../../mock-api/index.ts';
import { readConfig } from '../config/schema.ts';
import { ownerFiles } from '../ownerFiles.ts';
import { apiHandler } from './api.ts';
import { runCommand } from './cliError.ts';

/** Returns whether a URL is an API call. In development `/api/*.ts` is a source file of `site/api/`. */
const isApi = (url: string) => url.startsWith('/api/') && !/\.tsx?(?:\?|$)/.test(url);

/** Answers `/api` from the API of `API_ORIGIN`, or from the mock API when it is not set. */
const api = (apiOrigin: string | undefined): Plugin => ({
  name: 'crossbar-api',
  configureServer({ middlewares }) {
    const answer = apiHandler(apiOrigin ? { origin: apiOrigin } : { handler: createMockApi() });
    middlewares.use((request, response, next) => {
      if (isApi(request.url ?? '')) answer(request, response, next);
      else next();
    });
  },
});

/** Serves the site with hot reload. Pages render in the browser; only the build prerenders them. */
await runCommand(async () => {
  const { apiOrigin } = readConfig(process.env);
  const server = await createServer({
    configFile: 'vite.config.ts',
    plugins: [ownerFiles(), api(apiOrigin)],
    server: { port: 5173 },
  });
  await server.listen();
  server.printUrls();
  console.log('  Choose the scenario of the mock API at /api/dev/scenario');
});
