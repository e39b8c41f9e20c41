/** Rules for all pages together. */
import { isIndexable, metas, type Page } from '../page.ts';
import { expectThat, type Site, type SiteRule } from '../site.ts';

const nameOf = ({ path = 'the 404 document' }: Page) => path;

const repeated = (what: string, { pages, notFound }: Site, read: (page: Page) => string) => {
  const first = new Map<string, string>();
  return [...pages, notFound].flatMap((page) => {
    const text = read(page);
    const other = first.get(text);
    first.set(text, other ?? nameOf(page));
    return expectThat(other === undefined, `${nameOf(page)} has the ${what} of ${other}`);
  });
};

/** No two pages have the same title. */
export const uniqueTitles: SiteRule = (site) =>
  repeated('title', site, ({ document }) => document.title);

/** No two pages have the same description. */
export const uniqueDescriptions: SiteRule = (site) =>
  repeated('description', site, (page) => metas(page, 'description').join(' '));

/** Every fixed path of the route table has a page. */
export const builtRoutes: SiteRule = ({ routes, pages }) =>
  routes
    .filter((route) => !route.includes(':'))
    .flatMap((route) =>
      expectThat(
        pages.some(({ path }) => path === route),
        `${route} has not been built`,
      ),
    );

/** The XML sitemap lists each page that search engines may list once, and nothing else. */
export const xmlSitemap: SiteRule = ({ origin, pages, sitemap }) => {
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const expected = pages.filter(isIndexable).map(({ path }) => `${origin}${path}`);
  return [
    ...expected.filter((page) => !listed.includes(page)).map((page) => `it lacks ${page}`),
    ...listed
      .filter((page, index) => !expected.includes(`${page}`) || listed.indexOf(page) !== index)
      .map((page) => `it must not list ${page}`),
  ];
};

/** `robots.txt` names the sitemap and disallows nothing. */
export const robotsTxt: SiteRule = ({ origin, robots }) => [
  ...expectThat(
    robots.split('\n').includes(`Sitemap: ${origin}/sitemap.xml`),
    'it does not name the sitemap',
  ),
  ...expectThat(!/^Disallow: *\S/im.test(robots), 'it disallows a path'),
];
