/** The rules of all pages together. */
import { metas, type Page } from '../page.ts';
import type { Site, SiteRule } from '../site.ts';
import { legal } from './links.ts';

const placeOf = ({ path }: Page) => path ?? 'the 404 document';

/** Says which pages share what each should have for itself. */
const repeated =
  (what: string, read: (page: Page) => string): SiteRule =>
  ({ pages, notFound }) => {
    const owners = new Map<string, string>();
    return [...pages, notFound].flatMap((page) => {
      const text = read(page);
      const owner = owners.get(text);
      owners.set(text, owner ?? placeOf(page));
      return owner ? [`${placeOf(page)} has the ${what} of ${owner}`] : [];
    });
  };

/** No two pages have the same title. */
export const titlesDiffer = repeated('title', ({ document }) => document.title);

/** No two pages have the same description. */
export const descriptionsDiffer = repeated('description', (page) =>
  metas(page, 'description').join(' '),
);

/** Every page of the route table has been built. */
export const routesBuilt: SiteRule = ({ routes, pages }) =>
  routes
    // A path with a part that differs stands for many.
    .filter((route) => !route.includes(':') && !pages.some(({ path }) => path === route))
    .map((route) => `${route} has not been built`);

const locations = ({ sitemap }: Site) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** The sitemap of crawlers lists each page once, and nothing else. */
export const crawlerSitemap: SiteRule = (site) => {
  const listed = locations(site);
  const pages = site.pages.map(({ path }) => `${site.origin}${path}`);
  return [
    ...pages.filter((page) => !listed.includes(page)).map((page) => `sitemap.xml lacks ${page}`),
    ...listed
      .filter((one, index) => !pages.includes(one) || listed.indexOf(one) !== index)
      .map((one) => `sitemap.xml should not list ${one}${pages.includes(one) ? ' twice' : ''}`),
  ];
};

/** Crawlers are told of the sitemap, and kept from nothing. */
export const crawlerRobots: SiteRule = ({ origin, robots }) => [
  ...(robots.split('\n').includes(`Sitemap: ${origin}/sitemap.xml`)
    ? []
    : ['robots.txt does not name the sitemap']),
  ...(/^Disallow: *\S/im.test(robots) ? ['robots.txt keeps crawlers out'] : []),
];

/** What is excused from being a page is none. */
export const excuses: SiteRule = ({ pages }) =>
  legal
    .filter((entry) => pages.some(({ path }) => path === entry))
    .map((entry) => `${entry} is a page now: it needs no excuse in links.ts`);
