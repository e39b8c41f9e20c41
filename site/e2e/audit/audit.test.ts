import { describe, expect, it } from 'vitest';
import { htmlOf, pageNames, pageOf, validSite } from './fixture.ts';
import { invalidFixtures } from './invalidFixtures.ts';
import { auditPage, auditSite, type siteRules } from './rules/index.ts';
import type { Site } from './site.ts';

/** @throws {Error} when the text is not there exactly once, so that no fixture is valid by mistake */
const replaceOnce = (text: string, from: string, to: string): string => {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`'${from}' occurs ${parts.length - 1} times`);
  return parts.join(to);
};

describe('auditPage', () => {
  it.each(pageNames)('reports nothing on the valid page %s', (name) => {
    expect(auditPage(pageOf(name), validSite)).toEqual([]);
  });

  it.each(Object.entries(invalidFixtures))(
    'reports an invalid page by %s only',
    (rule, [page, from, to, problem]) => {
      const html = replaceOnce(htmlOf(page), from, to);
      expect(auditPage(pageOf(page, html), validSite)).toEqual([`${rule}: ${problem}`]);
    },
  );

  it('expects a LocalBusiness with an address when the owner has set one', () => {
    const site = { ...validSite, contact: { ...validSite.contact, address: ['1 Rink Road'] } };
    const facts =
      '"address":"1 Rink Road","email":"puck@rink.example","telephone":"(555) 010-0142"';
    const html = htmlOf('contact')
      .replace('"Organization"', '"LocalBusiness"')
      .replace('"foundingDate"', `${facts},"foundingDate"`);
    expect(auditPage(pageOf('contact', html), site)).toEqual([]);
    expect(auditPage(pageOf('contact'), site)).toEqual(['expectedNodes: LocalBusiness is missing']);
  });
});

const plainPage = (from: string, to: string): Site => ({
  ...validSite,
  pages: [
    ...validSite.pages.filter(({ path }) => path !== '/sitemap'),
    pageOf('plain', replaceOnce(htmlOf('plain'), from, to)),
  ],
});

/** One invalid site for each rule, with the problem that the rule must report. */
const invalidSites: Record<keyof typeof siteRules, readonly [site: Site, problem: string]> = {
  uniqueTitles: [
    plainPage('<title>Sitemap |', '<title>Not found |'),
    'the 404 document has the title of /sitemap',
  ],
  uniqueDescriptions: [
    plainPage('About Sitemap:', 'About All products:'),
    '/sitemap has the description of /',
  ],
  builtRoutes: [
    { ...validSite, routes: [...validSite.routes, '/bearings'] },
    '/bearings has not been built',
  ],
  xmlSitemap: [
    { ...validSite, sitemap: replaceOnce(validSite.sitemap, '/about<', '/404<') },
    'it lacks https://rink.example/about',
  ],
  robotsTxt: [
    { ...validSite, robots: `${validSite.robots}Disallow: /guides\n` },
    'it disallows a path',
  ],
};

describe('auditSite', () => {
  it('reports nothing on the valid site', () => {
    expect(auditSite(validSite)).toEqual([]);
  });

  it.each(Object.entries(invalidSites))(
    'reports an invalid site by %s',
    (rule, [site, problem]) => {
      expect(auditSite(site)).toContain(`${rule}: ${problem}`);
    },
  );
});
