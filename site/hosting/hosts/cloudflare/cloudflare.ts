import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Host, HostedSite } from '../host.ts';
import { inGroup, isFormPost, onField, sameTarget, shared } from '../limits.ts';
import type { WorkerSettings } from './settings.ts';

/** Returns the worker with the hosting rules and the hosting manifest, as one file. */
const bundleWorker = async (site: HostedSite): Promise<string> => {
  const { build: built, policy, siteOrigin, apiOrigin } = site;
  const settings: WorkerSettings = {
    manifest: built.manifest,
    files: [...built.files],
    policy,
    siteOrigin,
    apiOrigin,
  };
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { workerSettings: JSON.stringify(settings) },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      write: false,
      minify: false,
      ssr: fileURLToPath(new URL('worker.ts', import.meta.url)),
      target: 'es2022',
      rolldownOptions: { external: [/^node:/] },
    },
  });
  const [{ output: chunks }] = [output].flat() as [Rolldown.RolldownOutput];
  return chunks[0].code;
};

/** The settings of Cloudflare: https://developers.cloudflare.com/workers/wrangler/configuration */
const wranglerConfig = ({ root }: HostedSite) => ({
  $schema: 'node_modules/wrangler/config-schema.json',
  name: 'crossbar-hockey',
  main: 'worker.js',
  no_bundle: true,
  compatibility_date: '2026-04-01',
  compatibility_flags: ['nodejs_compat'],
  assets: {
    directory: root,
    binding: 'ASSETS',
    html_handling: 'none',
    not_found_handling: 'none',
    run_worker_first: true,
  },
  ratelimits: [{ name: 'MESSAGES', namespace_id: '1001', simple: { limit: 5, period: 60 } }],
});

/** Cloudflare Workers with static assets. The hosting rules run in a worker. */
export const cloudflare: Host = {
  name: 'cloudflare',
  steps:
    'Run npx wrangler deploy in this folder after each build. Every request runs the worker, and Cloudflare counts it.',
  limits: [
    {
      sentence:
        "'..' and '#' in an address are resolved before the worker sees it, so the page behind them answers, or a 404.",
      explains: sameTarget(/\/(?:\.|%2e){1,2}(?:\/|$)|#/i),
    },
    {
      sentence:
        'A request with an origin in its first line, which only proxies send, gets 500 from the runtime itself.',
      explains: sameTarget(/^https?:/),
    },
    {
      sentence:
        'Cloudflare chooses the encoding from what it supports towards the visitor, and compresses the answers of the API itself.',
      explains: (it) => inGroup('encoding')(it) || (inGroup('api')(it) && onField('vary')(it)),
    },
    {
      sentence:
        'A form that is posted without JavaScript gets 405, with a text that nothing was sent.',
      explains: isFormPost,
    },
    {
      sentence:
        'Messages are limited to 5 a minute for each visitor and data center, not to 30 an hour or 60 a minute in all.',
      explains: () => false,
    },
    shared.hook,
    {
      sentence: '/healthz does not say whether the API answers.',
      explains: sameTarget(/^\/healthz$/),
    },
  ],
  write: async (site) => ({
    'worker.js': await bundleWorker(site),
    'wrangler.json': `${JSON.stringify(wranglerConfig(site), undefined, 2)}\n`,
  }),
};
