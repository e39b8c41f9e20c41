import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notFoundRoute, routes } from './routes.ts';

// Other pages are made from the owner's files.
const rows = [...routes, notFoundRoute].filter(({ page }) => !page.includes('/'));

describe('routes', () => {
  it('has a row for each page file, and a file for each row', () => {
    const files = readdirSync(new URL('pages', import.meta.url));
    const pages = files.filter((file) => /^[A-Z]\w+Page\.tsx$/.test(file));
    expect(rows.map(({ page }) => `${page}.tsx`).toSorted()).toEqual(pages.toSorted());
  });

  it('has each path once, in lower case and without a trailing slash', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const wellFormed = /^(?:\/|(?:\/(?:[a-z0-9-]+|:[a-z]+))+)$/;
    expect(paths.filter((path) => !wellFormed.test(path))).toEqual([]);
  });

  it('gives the stories of each page the name of its row', () => {
    const misnamed = rows.filter(({ page, name }) => {
      const stories = readFileSync(new URL(`pages/${page}.stories.tsx`, import.meta.url), 'utf8');
      return !stories.includes(`title: 'Pages/${name}'`);
    });
    expect(misnamed).toEqual([]);
  });
});
