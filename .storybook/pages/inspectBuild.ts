import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readConfig } from '../../site/config/schema.ts';
import { openSite } from '../../site/e2e/audit/built.ts';
import { metas, type Page } from '../../site/e2e/audit/page.ts';
import { auditPage } from '../../site/e2e/audit/rules/index.ts';
import type { Site } from '../../site/e2e/audit/site.ts';
import { openBuild } from '../../site/hosting/manifest.ts';
import type { InspectorProps } from '../docs/inspector/Inspector.tsx';

/** The export of the module `virtual:built-site`. */
export type BuiltSite =
  | {
      /** By canonical path. */
      pages: Readonly<Record<string, InspectorProps>>;
      notFound: InspectorProps;
      problem?: never;
    }
  | {
      /** A sentence that says why there is no build to inspect, and how to make one. */
      problem: string;
    };

/** Returns what search engines and social networks read in a document, and what the audit finds. */
export const inspect = (page: Page, site: Site): InspectorProps => {
  const meta = (name: string) => metas(page, name)[0] ?? '';
  const [data] = page.blocks;
  return {
    result: {
      title: page.document.title,
      address: `${site.origin}${page.path ?? ''}`,
      description: meta('description'),
      isListed: !meta('robots').includes('noindex'),
    },
    card: {
      title: meta('og:title'),
      description: meta('og:description'),
      // Storybook serves the share images of the build: see `staticDirs` in main.ts.
      picture: meta('og:image').replace(site.origin, '.'),
      pictureAlt: meta('og:image:alt'),
      host: new URL(site.origin).host,
    },
    types: [...new Set(page.nodes.map((node) => String(node['@type'])))],
    data: data === undefined ? '' : JSON.stringify(data, null, 2),
    findings: auditPage(page, site),
  };
};

const inspectBuild = async (): Promise<BuiltSite> => {
  try {
    const site = await openSite(openBuild(resolve('dist')), readConfig(process.env).public);
    return {
      pages: Object.fromEntries(site.pages.map((page) => [page.path, inspect(page, site)])),
      notFound: inspect(site.notFound, site),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

const id = 'virtual:built-site';

/** Provides the documents of the last `npm run build`, inspected, as `virtual:built-site`. */
export const builtSite = (): Plugin => ({
  name: 'built-site',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: async (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(await inspectBuild())}` : undefined,
});
