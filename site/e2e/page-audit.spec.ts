import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { readConfig } from '../config/schema.ts';
import { openSite } from './audit/built.ts';
import { pageFaults, siteFaults } from './audit/rules/index.ts';
import type { Site } from './audit/site.ts';
import { openBuild } from '../hosting/manifest.ts';
import { fixedRoutes } from '../routes.ts';

/** The built documents as they are sent, before any script: no browser is needed. */
const build = openBuild(resolve('dist'));
const paths = Object.keys(build.manifest.pages);

// One worker: every page is opened once.
test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await openSite(build, readConfig(process.env).public);
});

for (const path of paths) {
  test(`${path} keeps the contract`, () => {
    const page = site.pages.find((one) => one.path === path);
    expect(page && pageFaults(page, site)).toEqual([]);
  });
}

test('the 404 document keeps the contract', () => {
  expect(pageFaults(site.notFound, site)).toEqual([]);
});

test('all pages together keep the contract', () => {
  expect(siteFaults(site)).toEqual([]);
});

test('every page of the route table is among them', () => {
  expect(paths).toEqual(expect.arrayContaining(fixedRoutes.map(({ path }) => path)));
});
