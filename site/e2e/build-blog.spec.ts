/** Whether `build:blog` publishes new, changed, and removed posts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, stat } from 'node:fs/promises';
import { posts as fixtures } from '../../mock-api/fixtures/index.ts';
import { serve } from '../hosting/serve.ts';
import { changedPost, newPost, startApi, unchangedPost } from './postApi.ts';
import { expectOneAddress, oddPosts } from './postAddress.ts';
import { expect, test } from './test.ts';

const posts = [newPost, changedPost, unchangedPost, ...oddPosts];
const dist = '.cache/blog-dist';

const buildBlog = async (apiOrigin: string, env: Record<string, string> = {}) => {
  const script = `import('./site/build/buildBlog.ts').then(({ buildBlog }) => buildBlog({ env: process.env, dist: '${dist}' })).catch((error) => { console.error(error.message); process.exit(3); })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    env: { ...process.env, API_ORIGIN: apiOrigin, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, stderr };
};

test('build:blog rebuilds only the blog, and a running server serves it at once', async ({
  page,
  request,
}) => {
  // Three builds of the blog, and two visits to each odd post.
  test.setTimeout(240_000);
  await rm(dist, { recursive: true, force: true });
  await cp('dist', dist, { recursive: true });
  const api = await startApi(posts);
  const site = await serve({ port: 0, env: {}, dist, api: { origin: api.origin } });
  const get = async (path: string) => {
    const answer = await request.get(site.origin + path, { maxRedirects: 0 });
    return { status: answer.status(), text: await answer.text() };
  };
  const about = await stat(`${dist}/site/about.html`);
  const deletedSlug = fixtures.at(-1)?.slug ?? '';
  try {
    expect((await get(`/blog/${deletedSlug}`)).text).toContain('<h1');
    const stopped = await buildBlog(api.origin);
    expect(stopped.code).toBe(3);
    expect(stopped.stderr).toMatch(/would have 6\. Nothing was changed\. .*ALLOW_FEWER_POSTS=1/);
    expect((await buildBlog(api.origin, { ALLOW_FEWER_POSTS: '1' })).code).toBe(0);

    expect((await get(`/blog/${newPost.slug}`)).text).toContain(
      'So new that no page was made of it.',
    );
    expect((await get('/')).text).toContain(newPost.title);
    expect((await get('/blog/category/hockey-tips')).text).toContain('Another Title');
    expect((await get('/sitemap.xml')).text).toContain(`/blog/${newPost.slug}`);
    expect((await get('/sitemap.xml')).text).toContain('/about');
    expect((await get('/rss.xml')).text).toContain(newPost.title);
    expect((await get('/share/blog/written-after-the-build.jpg')).status).toBe(200);
    const deleted = await get(`/blog/${deletedSlug}`);
    expect(deleted.status).toBe(410);
    expect(deleted.text).toContain('Post not found');
    await expect(stat(`${dist}/site/blog/${deletedSlug}.html`)).rejects.toThrow('ENOENT');
    expect((await stat(`${dist}/site/about.html`)).ino).toBe(about.ino);

    const texts = [(await get('/sitemap.xml')).text, (await get('/rss.xml')).text];
    for (const post of oddPosts) await expectOneAddress(page, { origin: site.origin, texts, post });

    api.close();
    const before = await readFile(`${dist}/hosting.json`, 'utf8');
    const failed = await buildBlog(api.origin);
    expect(failed.code).toBe(3);
    expect(failed.stderr).toMatch(/^The API at .* did not answer .*API_ORIGIN.*\.\n$/);
    expect(await readFile(`${dist}/hosting.json`, 'utf8')).toBe(before);
  } finally {
    await site.close();
    await rm(dist, { recursive: true, force: true });
  }
});
