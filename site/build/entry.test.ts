import { describe, expect, it } from 'vitest';
import { splitHead } from '../seo/splitHead.ts';
import { missingPostJob, shellJobs } from './blogPages.ts';
import * as app from './entry.tsx';

const context = { app, year: 2026 };

const render = async ({ path, prerendered }: { path: string; prerendered: { year: number } }) =>
  splitHead(await app.render(path, { path, ...prerendered }));

describe('render', () => {
  it('gives a shell no head of another page', async () => {
    const shells = await Promise.all(shellJobs(context).map(render));
    expect(shells.map(({ head }) => /<title>(.*?)<\/title>/.exec(head)?.[1])).toEqual([
      'Category | Crossbar Hockey',
      'Article | Crossbar Hockey',
    ]);
    for (const { head } of shells) {
      expect(head).not.toMatch(/canonical|noindex/);
      expect(head).not.toContain(app.headAt('/blog').description);
    }
  });

  it('renders a missing post with its panel and a head that asks not to be listed', async () => {
    const { head, body } = await render(missingPostJob(context));
    expect(head).toContain('<title>Post not found | Crossbar Hockey</title>');
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('canonical');
    expect(body).toContain('Sorry, we couldn&#x27;t find the blog post you&#x27;re looking for.');
    expect(body).toMatch(/<a href="\/blog"[^>]*><span[^>]*>Return to blog/);
    expect(body).not.toContain('aria-busy="true"');
  });
});
