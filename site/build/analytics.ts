import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import type { TrackerSettings } from '../analytics/settings.ts';
import { readProducts } from '../catalog/read.ts';
import type { PublicConfig } from '../config/types.ts';

const placementMark = '{placement}';

/** Returns what the tracker needs; undefined without analytics. */
const trackerSettings = async ({
  analytics,
  store,
}: PublicConfig): Promise<TrackerSettings | undefined> => {
  if (!analytics) return undefined;
  const products = await readProducts();
  const ofProducts = products.flatMap(({ key, storeUrl }) => store.products[key] ?? storeUrl ?? []);
  const hosts = [store.home, ...ofProducts].map((address) => new URL(address).host);
  const [placementParameter] =
    [...new URLSearchParams(store.tagPattern)].find(([, value]) => value === placementMark) ?? [];
  return { ...analytics, storeHosts: [...new Set(hosts)], placementParameter };
};

const bundleTracker = async (settings: TrackerSettings) => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __TRACKER__: JSON.stringify(settings) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'site/analytics/tracker.ts', formats: ['iife'], name: 'tracker' },
    },
  });
  const [output] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (output?.type !== 'chunk') throw new Error('analytics/tracker.ts was not bundled.');
  return output.code.trim();
};

/**
 * Returns a plugin that puts the tracker at the end of each document, when the configuration has
 * analytics. `async` and a low priority keep it behind what the first window needs.
 */
export const analytics = (config: PublicConfig): Plugin => {
  let src: string | undefined;
  return {
    name: 'crossbar-analytics',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      const settings = await trackerSettings(config);
      if (!settings) return;
      const source = await bundleTracker(settings);
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 6);
      const fileName = `assets/visits-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      src = `/${fileName}`;
    },
    transformIndexHtml: () =>
      src === undefined
        ? []
        : [
            {
              tag: 'script',
              attrs: { async: true, fetchpriority: 'low', src },
              injectTo: 'body',
            },
          ],
  };
};
