import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cloudflare } from '../../hosts/cloudflare/cloudflare.ts';
import { versionOf, type Launcher } from './launch.ts';

/** Runs the worker in workerd, the runtime of Cloudflare, with the storage of Miniflare. */
export const workerd: Launcher = {
  host: cloudflare,
  install: 'npm ci on a system that workerd supports',
  version: () => versionOf('node_modules/.bin/workerd', ['--version'], /workerd (\S+)/),
  start: async (folder, { port }) => {
    const { Miniflare } = await import('miniflare');
    const config = JSON.parse(await readFile(join(folder, 'wrangler.json'), 'utf8'));
    const { assets, ratelimits } = config;
    const server = new Miniflare({
      host: '127.0.0.1',
      port,
      modules: true,
      modulesRoot: folder,
      scriptPath: join(folder, config.main),
      compatibilityDate: config.compatibility_date,
      compatibilityFlags: config.compatibility_flags,
      ratelimits: Object.fromEntries(
        ratelimits.map(({ name, simple }: never) => [name, { simple }]),
      ),
      assets: {
        directory: assets.directory,
        binding: assets.binding,
        routerConfig: { invoke_user_worker_ahead_of_assets: true, has_user_worker: true },
        assetConfig: {
          html_handling: assets.html_handling,
          not_found_handling: assets.not_found_handling,
        },
      },
    });
    const origin = (await server.ready).origin;
    return { origin, stop: () => server.dispose() };
  },
};
