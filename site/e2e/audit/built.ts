/** Opens the site that was built last. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PublicConfig } from '../../config/types.ts';
import type { Build } from '../../hosting/manifest.ts';
import { routes } from '../../routes.ts';
import { openPage } from './open.ts';
import { metas } from './page.ts';
import { fileBehind, type PictureFile, type Site } from './site.ts';

const hostsOf = (addresses: readonly string[]) => addresses.map((address) => new URL(address).host);

const readPictures = async (site: Site, root: string) => {
  const pictures = new Map<string, PictureFile>();
  const addresses = [...site.pages, site.notFound].flatMap((page) => [
    ...metas(page, 'og:image'),
    ...metas(page, 'twitter:image'),
  ]);
  for (const address of addresses) {
    const file = fileBehind(site, address);
    if (!file || pictures.has(file)) continue;
    const { width, height, format } = await sharp(join(root, file)).metadata();
    pictures.set(file, { width, height, format });
  }
  return pictures;
};

/** The built site, as the rules look at it. */
export const openSite = async (
  { root, manifest, files }: Build,
  config: PublicConfig,
): Promise<Site> => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const site: Site = {
    origin: config.origin,
    // Said here once more, as the owner gave them: the rules must not trust the site's own facts.
    brand: 'Crossbar Hockey',
    foundingYear: '2019',
    storeHosts: hostsOf(Object.values(config.store)),
    socialHosts: hostsOf(Object.values(config.social)),
    contact: config.contact,
    routes: routes.map(({ path }) => path),
    pages: Object.entries(manifest.pages).map(([path, { file }]) => openPage(read(file), path)),
    notFound: openPage(read(manifest.notFound.file)),
    files,
    pictures: new Map(),
    sitemap: read('sitemap.xml'),
    robots: read('robots.txt'),
  };
  return { ...site, pictures: await readPictures(site, root) };
};
