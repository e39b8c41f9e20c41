import { createServer, type Plugin } from 'vite';
import { createMockApi } from '../../mock-api/index.ts';
import { readConfig } from '../config/schema.ts';
import { apiHandler } from './api.ts';
import { runCommand } from './cliError.ts';

/** In development the sources have addresses too, and `site/api/` is one of them. */
const isApi = (url: string) => url.startsWith('/api/') && !/\.tsx?(?:\?|$)/.test(url);

/** Answers `/api` on the site's own origin: the API of `API_ORIGIN`, or else the mock API. */
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

/** The site with hot reload. Its pages are drawn in the browser; only the build prerenders them. */
await runCommand(async () => {
  const { apiOrigin } = readConfig(process.env);
  const server = await createServer({
    configFile: 'vite.config.ts',
    plugins: [api(apiOrigin)],
    server: { port: 5173 },
  });
  await server.listen();
  server.printUrls();
  console.log('  Choose what the mock API answers: /api/dev/scenario');
});
