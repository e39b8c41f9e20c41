import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { readConfig } from '../config/schema.ts';
import { openBuild } from '../hosting/manifest.ts';
import { openSite } from './audit/built.ts';
import { invalidPages, invalidSites } from './audit/invalidFixtures.ts';
import { openPage } from './audit/page.ts';
import { auditPage, auditSite } from './audit/rules/index.ts';
import type { Site } from './audit/site.ts';

/** Audits the built documents as files, so no browser is needed. */
const build = openBuild(resolve('dist'));

// One worker, so that every page is opened once.
test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await openSite(build, readConfig(process.env).public);
});

/** Returns the names of the rules that have reported problems. */
const rulesIn = (problems: readonly string[]) => [
  ...new Set(problems.map((problem) => problem.split(':')[0])),
];

for (const path of Object.keys(build.manifest.pages)) {
  test(`the document of ${path} passes the page audit`, () => {
    const page = site.pages.find((one) => one.path === path);
    expect(page && auditPage(page, site)).toEqual([]);
  });
}

test('the 404 document passes the page audit', () => {
  expect(auditPage(site.notFound, site)).toEqual([]);
});

test('all documents, sitemap.xml and robots.txt pass the site audit', () => {
  expect(auditSite(site)).toEqual([]);
});

for (const [rule, [path, from, to]] of Object.entries(invalidPages)) {
  test(`the page audit reports an invalid page by ${rule} only`, () => {
    const html = readFileSync(join(build.root, build.manifest.pages[path]?.file ?? ''), 'utf8');
    const page = openPage(html.replace(from, to), path);
    expect(rulesIn(auditPage(page, site))).toEqual([rule]);
  });
}

test('the page audit expects a LocalBusiness only when the owner has an address', () => {
  const address = site.contact.address.length > 0 ? [] : ['1 Rink Road'];
  const contact = site.pages.find(({ path }) => path === '/contact') ?? site.notFound;
  const problems = auditPage(contact, { ...site, contact: { ...site.contact, address } });
  expect(rulesIn(problems)).toContain('expectedNodes');
});

test('the site audit reports an invalid site by each rule', () => {
  for (const [rule, change] of Object.entries(invalidSites(site))) {
    expect(rulesIn(auditSite({ ...site, ...change }))).toContain(rule);
  }
});
