/** Opens the site that was built last. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readProducts } from '../../catalog/read.ts';
import type { PublicConfig } from '../../config/types.ts';
import type { Build } from '../../hosting/manifest.ts';
import { routes } from '../../routes.ts';
import { metas, openPage } from './page.ts';
import { fileAt, type ImageFile, type Site } from './site.ts';

const hostsOf = (addresses: readonly string[]) => addresses.map((address) => new URL(address).host);

const readShareImages = async (site: Site, root: string) => {
  const images = new Map<string, ImageFile>();
  const addresses = [...site.pages, site.notFound].flatMap((page) => [
    ...metas(page, 'og:image'),
    ...metas(page, 'twitter:image'),
  ]);
  for (const address of addresses) {
    const file = fileAt(site, address);
    if (!file || images.has(file)) continue;
    const { width, height, format } = await sharp(join(root, file)).metadata();
    images.set(file, { width, height, format });
  }
  return images;
};

/** Reads every document of a build for the audit rules. */
export const openSite = async (
  { root, manifest, files }: Build,
  config: PublicConfig,
): Promise<Site> => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const site: Site = {
    origin: config.origin,
    // Repeated here, because the audit must not trust the site's own facts.
    brand: 'Crossbar Hockey',
    foundingYear: '2019',
    products: new Map((await readProducts()).map(({ path, packs }) => [path, packs.length])),
    storeHosts: hostsOf([config.store.home, ...Object.values(config.store.products)]),
    socialHosts: hostsOf(Object.values(config.social)),
    contact: config.contact,
    routes: routes.map(({ path }) => path),
    pages: Object.entries(manifest.pages).map(([path, { file }]) => openPage(read(file), path)),
    notFound: openPage(read(manifest.notFound.file)),
    files,
    shareImages: new Map(),
    sitemap: read('sitemap.xml'),
    robots: read('robots.txt'),
  };
  return { ...site, shareImages: await readShareImages(site, root) };
};
