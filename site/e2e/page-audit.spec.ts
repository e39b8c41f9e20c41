import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { readConfig } from '../config/schema.ts';
import { openBuild } from '../hosting/manifest.ts';
import { openSite } from './audit/built.ts';
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
