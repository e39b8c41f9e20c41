import { describe, expect, it } from 'vitest';
import { shareImagePath } from '../seo/shareImage.ts';
import { missingPostJob, shellJobs } from './blogPages.ts';
import { documentFile } from './buildPaths.ts';
import * as app from './entry.tsx';

const slugs = 'post-shell category-shell category index 404 missing-post con nul com1 rss'
  .split(' ')
  .concat(['x', 'x.html', 'x.br', 'x.gz', 'x.html.br', '.hidden', 'été', 'a&b', 'category-x'])
  .concat(['page_1-a_2-b', 'a'.repeat(120), 'constructor']);
const keys = [
  ...app.fixedRoutes.map(({ path }) => path),
  ...slugs.flatMap((slug) => [`/blog/${slug}`, `/blog/category/${slug}`]),
];

describe('documentFile', () => {
  it('gives every page a file of its own, and none that of a shell', () => {
    const context = { app, year: 2026 };
    const others = [...shellJobs(context), missingPostJob(context)].map(({ file }) => file);
    const files = [...keys.map(documentFile), ...others, '404.html'];
    const sent = files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
    expect(new Set(sent).size).toBe(sent.length);
    expect(new Set(keys.map(shareImagePath)).size).toBe(keys.length);
  });

  it.each(['con', 'nul', 'com1', 'index', 'x.html', '.hidden', 'été', 'a'.repeat(101)])(
    'does not use the slug %j as a file name',
    (slug) => {
      expect(documentFile(`/blog/${slug}`)).toMatch(/^blog\/page_[\w-]+\.html$/);
    },
  );
});
