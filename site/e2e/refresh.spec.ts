/** Whether a change in the blog reaches visitors by itself, while the server answers all of them. */
import { createHash, createHmac } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { posts as fixtures, type Post } from '../../mock-api/fixtures/index.ts';
import { serve, type ServeOptions } from '../hosting/serve.ts';
import { newPost, startApi } from './postApi.ts';
import { expect, test } from './test.ts';

// Each test runs the build several times, while other journeys use the same processors.
test.describe.configure({ timeout: 300_000 });

/** The longest time to wait for a build, in ms. Other journeys use the same processors. */
const timeout = 120_000;

const visits = 5_000;
const pauseMs = 25;
const [changing, renamed, removed] = fixtures as readonly [Post, Post, Post];
const paths = ['/', '/blog', `/blog/category/${changing.category}`, `/blog/${changing.slug}`];
const files = ['/rss.xml', '/sitemap.xml', '/api/blog/posts'];

/** Returns what is wrong with an answer: its status, or a style that its policy does not allow. */
const faultOf = async (path: string, answer: Response) => {
  const text = await answer.text();
  if (answer.status !== 200) return `${path}: status ${answer.status}`;
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const hashOf = (css: string) => createHash('sha256').update(css).digest('base64');
  return styles.every((css) => policy.includes(hashOf(css))) ? undefined : `${path}: a style`;
};

/** Starts visitors who request pages until they are stopped. Returns what they have met. */
const startVisitors = (origin: string) => {
  const faults = new Set<string>();
  let count = 0;
  const closing = new AbortController();
  const visit = async (first: number) => {
    const all = [...paths, ...files];
    for (let at = first; !closing.signal.aborted || count < visits; at += 1) {
      const path = all[at % all.length] ?? '/';
      const fault = await fetch(origin + path).then(
        (answer) => faultOf(path, answer),
        (error: unknown) => `${path}: ${String(error)}`,
      );
      if (fault) faults.add(fault);
      count += 1;
      // Without a pause, four visitors take a whole processor, and the build has a low priority.
      await setTimeout(pauseMs);
    }
  };
  const visitors = Promise.all([0, 2, 4, 6].map(visit));
  return async () => {
    closing.abort();
    await visitors;
    return { count, faults: [...faults] };
  };
};

/** Serves a copy of the build, with the posts of an API that a test changes. */
const serveCopy = async (options: ServeOptions) => {
  // A lock of the build has the name of its folder.
  const dist = await mkdtemp('.cache/refresh-');
  await cp('dist', dist, { recursive: true });
  const posts = [...fixtures];
  const api = await startApi(posts, { hasEtags: true });
  const env = { ...process.env, ...options.env, API_ORIGIN: api.origin };
  const site = await serve({ port: 0, dist, ...options, env });
  const close = async () => {
    await site.close();
    api.close();
    await rm(dist, { recursive: true });
  };
  const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' });
  const statusOf = async (path: string) => (await get(path)).status;
  return { posts, origin: site.origin, get, statusOf, close };
};

test('a change reaches visitors within the refresh time, and no request fails', async ({
  page,
}) => {
  const site = await serveCopy({ refreshSeconds: 1 });
  const { posts, origin, get, statusOf } = site;
  const replace = (post: Post, change: Partial<Post>) =>
    posts.splice(
      posts.findIndex(({ id }) => id === post.id),
      1,
      { ...post, ...change },
    );
  const failed: string[] = [];
  page.on('requestfailed', async (request) => {
    // Nobody reads the empty body of a 304, so Chromium reports it as aborted when the page is left.
    if (!(await request.response())) failed.push(request.url());
  });
  page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()));
  const endVisits = startVisitors(origin);
  try {
    await page.goto(`${origin}/blog/${changing.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(changing.title);

    const started = Date.now();
    replace(changing, { title: 'A Title of This Minute' });
    replace(renamed, { slug: 'a-better-slug', previousSlugs: [renamed.slug] });
    posts.splice(posts.indexOf(removed), 1);
    await expect
      .poll(async () => (await get(`/blog/${changing.slug}`)).text(), { timeout })
      .toContain('A Title of This Minute');
    const seconds = (Date.now() - started) / 1_000;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Title of This Minute');

    // The list of pages is published after the documents.
    const moved = async () => {
      const { status, headers } = await get(`/blog/${renamed.slug}?from=mail`);
      return [status, headers.get('Location')];
    };
    await expect.poll(moved, { timeout }).toEqual([308, '/blog/a-better-slug?from=mail']);
    expect(await statusOf('/blog/a-better-slug')).toBe(200);
    expect(await statusOf(`/blog/${removed.slug}`)).toBe(410);

    // Late enough for a build before it on this machine.
    const due = new Date(Date.now() + (10 + 2 * seconds) * 1_000).toISOString();
    posts.unshift({ ...newPost, publishedAt: due, updatedAt: due });
    const expectNewPost = (status: number) =>
      expect.poll(() => statusOf(`/blog/${newPost.slug}`), { timeout }).toBe(status);
    await expectNewPost(404);
    expect(await (await get('/rss.xml')).text()).not.toContain(newPost.title);
    await expectNewPost(200);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(due));
    for (const path of ['/rss.xml', '/']) {
      const text = async () => (await get(path)).text();
      await expect.poll(text, { timeout }).toContain(newPost.title);
    }

    const { count, faults } = await endVisits();
    test.info().annotations.push({
      type: 'measured',
      description: `A change was seen after ${seconds.toFixed(1)} s, during ${count} visits.`,
    });
    expect(count).toBeGreaterThanOrEqual(visits);
    expect([faults, failed]).toEqual([[], []]);
  } finally {
    await endVisits();
    await site.close();
  }
});

test('a signed call of the hook renders a change at once', async () => {
  const secret = 'a secret of sixteen or more';
  const site = await serveCopy({ env: { BLOG_HOOK_SECRET: secret } });
  try {
    const body = '{"event":"published"}';
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const call = (value: string) =>
      fetch(`${site.origin}/hooks/blog`, {
        method: 'POST',
        headers: { 'X-Hub-Signature-256': `sha256=${value}` },
        body,
      });
    site.posts.unshift(newPost);
    expect((await call('0'.repeat(64))).status).toBe(401);
    expect((await call(signature)).status).toBe(202);
    await expect
      .poll(async () => (await site.get('/sitemap.xml')).text(), { timeout })
      .toContain(newPost.slug);
  } finally {
    await site.close();
  }
});
