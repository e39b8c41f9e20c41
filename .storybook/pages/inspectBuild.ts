import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageScripts, readManifest } from '../../site/build/assets.ts';
import { buildPathsIn } from '../../site/build/buildPaths.ts';
import { readConfig } from '../../site/config/schema.ts';
import { openSite } from '../../site/e2e/audit/built.ts';
import { all, metas, type Page } from '../../site/e2e/audit/page.ts';
import { auditPage } from '../../site/e2e/audit/rules/index.ts';
import type { Site } from '../../site/e2e/audit/site.ts';
import { openBuild } from '../../site/hosting/manifest.ts';
import { routeOf } from '../../site/paths.ts';
import { notFoundRoute } from '../../site/routes.ts';
import type { InspectorProps } from '../docs/inspector/Inspector.tsx';
import { gzipped } from '../health/sizes.ts';
import type { Sizes } from '../health/types.ts';
import { virtualModule } from '../virtualModule.ts';

/** A document of the last build. */
interface BuiltPage {
  inspected: InspectorProps;
  sizes: Sizes;
}

/** The export of the module `virtual:built-site`. */
export type BuiltSite =
  | {
      /** By canonical path. */
      pages: Readonly<Record<string, BuiltPage>>;
      notFound: BuiltPage;
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

/** Returns a function that measures a document's styles, and the scripts that its app starts with. */
const readSizes = async (dist: string) => {
  const paths = buildPathsIn(dist);
  const manifest = await readManifest(paths);
  const known = new Map<string, number>();
  const scriptSize = (name: string) => {
    const size = known.get(name) ?? gzipped([readFileSync(join(paths.site, name), 'utf8')]);
    known.set(name, size);
    return size;
  };
  return ({ path, document }: Page): Sizes => {
    const { page } = path === undefined ? notFoundRoute : routeOf(path);
    return {
      css: gzipped(all(document, 'style').map(({ textContent }) => textContent)),
      js: pageScripts(manifest, page).reduce((sum, name) => sum + scriptSize(name), 0),
    };
  };
};

const inspectBuild = async (): Promise<BuiltSite> => {
  try {
    const dist = resolve('dist');
    const site = await openSite(openBuild(dist), readConfig(process.env).public);
    const sizesOf = await readSizes(dist);
    const open = (page: Page): BuiltPage => ({
      inspected: inspect(page, site),
      sizes: sizesOf(page),
    });
    return {
      pages: Object.fromEntries(site.pages.map((page) => [page.path, open(page)])),
      notFound: open(site.notFound),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

/** Provides the documents of the last `npm run build`, inspected, as `virtual:built-site`. */
export const builtSite = () => virtualModule('virtual:built-site', inspectBuild);
