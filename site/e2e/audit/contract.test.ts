import { describe, expect, it } from 'vitest';
import { drafts } from './drafts.ts';
import { goodSite, htmlOf, pageOf, type PageName } from './fixture.ts';
import { openPage } from './open.ts';
import { bodyFaults } from './planted/body.ts';
import { dataFaults } from './planted/data.ts';
import { headFaults } from './planted/head.ts';
import type { Planted } from './planted/plant.ts';
import { pageFaults, siteFaults, type siteRules } from './rules/index.ts';
import type { Site } from './site.ts';

const replaceOnce = (text: string, from: string, to: string) => {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${from} stands ${parts.length - 1} times in the page`);
  return parts.join(to);
};

const pages = Object.keys(drafts) as PageName[];

describe('the small site keeps the contract', () => {
  it.each(pages)('on its page %s', (name) => {
    expect(pageFaults(pageOf(name), goodSite)).toEqual([]);
  });

  it('as a whole', () => expect(siteFaults(goodSite)).toEqual([]));
});

// The compiler sees to it that no rule is forgotten.
const planted: Planted = { ...headFaults, ...bodyFaults, ...dataFaults };
const table = Object.entries(planted).flatMap(([rule, plants]) =>
  plants.map(([page, from, to, fault]) => ({ rule, page, from, to, fault })),
);

describe('a page is refused', () => {
  it.each(table)('by $rule: $fault', ({ rule, page, from, to, fault }) => {
    const html = replaceOnce(htmlOf(page), from, to);
    expect(pageFaults(pageOf(page, html), goodSite)).toEqual([`${rule}: ${fault}`]);
  });
});

/** The small site with a change to its last page. */
const withPlain = (from: string, to: string): Site => ({
  ...goodSite,
  pages: [...goodSite.pages.slice(0, -1), pageOf('plain', replaceOnce(htmlOf('plain'), from, to))],
});
const home = 'https://rink.example/';
const entry = (path: string) => `<url><loc>https://rink.example${path}</loc></url>`;
const listing = (path: string) =>
  replaceOnce(goodSite.sitemap, '</urlset>', `${entry(path)}</urlset>`);
const withPage = (path: string): Site => ({
  ...goodSite,
  pages: [
    ...goodSite.pages,
    openPage(`<title>${path}</title><meta name="description" content="New">`, path),
  ],
  sitemap: listing(path),
});

type PlantedSite = [fault: string, site: Site];
const plantedSites: Record<keyof typeof siteRules, [PlantedSite, ...PlantedSite[]]> = {
  titlesDiffer: [
    ['/sitemap has the title of /', withPlain('<title>Sitemap |', '<title>All gear |')],
    ['the 404 document has the title of /sitemap', withPlain('<title>Sitemap |', '<title>Lost |')],
  ],
  descriptionsDiffer: [
    ['/sitemap has the description of /', withPlain('About Sitemap:', 'About All gear:')],
  ],
  routesBuilt: [
    ['/bearings has not been built', { ...goodSite, routes: [...goodSite.routes, '/bearings'] }],
  ],
  crawlerSitemap: [
    [
      `sitemap.xml lacks ${home}about`,
      { ...goodSite, sitemap: replaceOnce(goodSite.sitemap, entry('/about'), '') },
    ],
    [
      `sitemap.xml should not list ${home}privacy-policy`,
      { ...goodSite, sitemap: listing('/privacy-policy') },
    ],
    [`sitemap.xml should not list ${home}404`, { ...goodSite, sitemap: listing('/404') }],
    [`sitemap.xml should not list ${home}about twice`, { ...goodSite, sitemap: listing('/about') }],
  ],
  crawlerRobots: [
    ['robots.txt does not name the sitemap', { ...goodSite, robots: 'User-agent: *\nAllow: /\n' }],
    [
      'robots.txt keeps crawlers out',
      { ...goodSite, robots: `${goodSite.robots}Disallow: /guides\n` },
    ],
  ],
  excuses: [
    ['/privacy-policy is a page now: it needs no excuse in links.ts', withPage('/privacy-policy')],
  ],
};

describe('a site is refused', () => {
  const cases = Object.entries(plantedSites).flatMap(([rule, sites]) =>
    sites.map(([fault, site]) => ({ rule, fault, site })),
  );

  it.each(cases)('by $rule: $fault', ({ rule, fault, site }) => {
    expect(siteFaults(site)).toEqual([`${rule}: ${fault}`]);
  });
});

describe('with a place of its own', () => {
  const site = { ...goodSite, contact: { ...goodSite.contact, address: ['1 Rink Road'] } };
  const reach = '"email":"puck@rink.example","telephone":"(555) 010-0142"';
  const business = replaceOnce(htmlOf('contact'), '"Organization"', '"LocalBusiness"');

  it('the brand is a business with an address', () => {
    const html = replaceOnce(
      business,
      '"foundingDate"',
      `"address":"1 Rink Road",${reach},"foundingDate"`,
    );
    expect(pageFaults(pageOf('contact', html), site)).toEqual([]);
  });

  it('and refused without the address', () => {
    const html = replaceOnce(business, '"foundingDate"', `${reach},"foundingDate"`);
    expect(pageFaults(pageOf('contact', html), site)).toEqual([
      'dataShapes: LocalBusiness.address: Invalid key: Expected "address" but received undefined',
    ]);
  });

  it('and refused as a mere organization', () => {
    expect(pageFaults(pageOf('contact'), site)).toEqual([
      'thingsWanted: there is no LocalBusiness',
    ]);
  });
});
