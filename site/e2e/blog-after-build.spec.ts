/** Posts that are published, changed or deleted after the build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { createMockApi } from '../../mock-api/index.ts';
import { posts as fixtures, toSummary, type Post } from '../../mock-api/fixtures/index.ts';
import { serve } from '../hosting/serve.ts';
import { collectRequests, expect, headerLink, openHydrated, test, unknownPath } from './test.ts';

const [first, second] = fixtures;
if (!first || !second) throw new Error('The mock API has too few posts.');

const newPost: Post = {
  ...first,
  id: 900,
  slug: 'written-after-the-build',
  title: 'Written After the Build',
  content: '<p>So new that no page was made of it.</p><script>window.pwned = true</script>',
  publishedAt: '2026-11-20T02:00:00Z',
  updatedAt: '2026-11-20T02:00:00Z',
};
const changedPost: Post = { ...first, title: 'Another Title', content: '<p>Another text.</p>' };

/** Returns a server for an API with these posts. */
const createApi = (posts: readonly Post[]) => {
  const mock = createMockApi();
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api.example');
    const slug = pathname.split('/').at(-1);
    const post = posts.find((one) => one.slug === slug);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/api/blog/posts') send(200, posts.map(toSummary));
    else if (!pathname.startsWith('/api/blog/post/')) mock(request, response);
    else if (post) send(200, post);
    else send(404, { error: 'No such post' });
  });
};

const startApi = async (posts: readonly Post[]) => {
  const server = createApi(posts);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};

test('a post published after the build opens at its address, and a changed post shows its new text', async ({
  page,
}) => {
  const api = await startApi([newPost, changedPost, second]);
  const site = await serve({ port: 0, env: {}, api: { origin: api.origin } });
  try {
    await openHydrated(page, `${site.origin}/blog/${newPost.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newPost.title);
    await expect(page.getByText('So new that no page was made of it.')).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await expect(page).toHaveTitle(`${newPost.title} | Crossbar Hockey`);
    for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]']) {
      await expect(page.locator(`head ${tag}`)).toHaveCount(1);
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/blog\/written-after-the-build$/,
    );
    await openHydrated(page, `${site.origin}/blog/${first.slug}`);
    await expect(page.getByText('Another text.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another Title');
  } finally {
    await site.close();
    api.close();
  }
});

for (const { env, expected } of [
  { env: {}, expected: 'blocked' },
  { env: { IMAGE_HOSTS: 'https://images.example.com' }, expected: 'loaded' },
]) {
  test(`a cover on another host is ${expected} when IMAGE_HOSTS is ${env.IMAGE_HOSTS ?? 'not set'}`, async ({
    page,
    consoleMessages,
  }) => {
    const coverImage = 'https://images.example.com/cover.webp';
    const api = await startApi([{ ...newPost, coverImage }]);
    const site = await serve({ port: 0, env, api: { origin: api.origin } });
    const outcomes: string[] = [];
    await page.route(coverImage, async (route) => {
      outcomes.push('loaded');
      await route.fulfill({ path: 'mock-api/covers/lace-bow.webp' });
    });
    const outcome = () =>
      consoleMessages.some((line) => line.includes('img-src')) ? 'blocked' : outcomes[0];
    try {
      await page.goto(`${site.origin}/blog/${newPost.slug}`);
      await expect.poll(outcome).toBe(expected);
    } finally {
      await site.close();
      api.close();
    }
  });
}

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
  request,
}) => {
  // Two builds of the blog.
  test.setTimeout(120_000);
  await rm(dist, { recursive: true, force: true });
  await cp('dist', dist, { recursive: true });
  const api = await startApi([newPost, changedPost, second]);
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
    expect(stopped.stderr).toMatch(/would have 3\. Nothing was changed\. .*ALLOW_FEWER_POSTS=1/);
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

test('a shell has text for visitors without JavaScript', async ({ request }) => {
  const api = await startApi([newPost]);
  const site = await serve({ port: 0, env: {}, api: { origin: api.origin } });
  // Read as text: Playwright's javaScriptEnabled: false does not make Chromium render <noscript>.
  const html = await (await request.get(`${site.origin}/blog/${newPost.slug}`)).text();
  await site.close();
  api.close();
  const [text = ''] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
  expect(text).toContain('needs JavaScript to load');
  expect(text).toMatch(/<a href="\/blog"[^>]*>Return to blog/);
});

test('a slug with an encoded separator sends no request to the API', async ({ page }) => {
  const requests = collectRequests(page);
  await openHydrated(page, unknownPath);
  for (const slug of ['..%2f..%2fcontact', '%2e%2e%2fdev%2fmessages', 'a%2Fb', '%E0%A4%A']) {
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  }
  await headerLink(page, 'BLOG').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const calls = requests.filter((path) => /^\/api\/(?!covers)/.test(path));
  expect(calls).toEqual(['/api/blog/posts']);
});
