import { expect, openStarted, test } from './test.ts';

test('the home page has its sections in the order of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gear up with Crossbar Hockey');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Three things in every good hockey bag',
    'Why choose our products',
    'What players are saying',
    'Ready to upgrade your hockey gear?',
    'Hockey Tips & Guides',
  ]);
  await expect(page.locator('main').getByText(/^Rated \d/)).toHaveText([
    'Rated 5.0 out of 5',
    'Rated 4.5 out of 5',
    'Rated 5.0 out of 5',
  ]);
  await expect(page.locator('main article').filter({ hasText: 'ABEC-9' })).toHaveCount(1);
});

test('the teaser shows the three newest posts of the API with their dates', async ({ page }) => {
  await page.goto('/');
  const posts = page.locator('main section').last().getByRole('article');
  await expect(posts).toHaveCount(3);
  await expect(posts.locator('time')).toHaveText([/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/, /.+/, /.+/]);
  for (const post of await posts.all()) {
    await expect(post.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
      'href',
      /^\/blog\/[a-z-]+$/,
    );
  }
  await expect(page.getByRole('link', { name: 'View all articles' })).toHaveAttribute(
    'href',
    '/blog',
  );
});

test('every way to the store opens a new tab and says so', async ({ page }) => {
  await page.goto('/');
  const outward = page.locator('a[href^="http"]');
  expect(await outward.count()).toBeGreaterThanOrEqual(7);
  for (const link of await outward.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveText(/opens in a new tab/);
  }
});

test('Explore products leads to the showcase, clear of the sticky header', async ({ page }) => {
  await openStarted(page, '/');
  await page.getByRole('link', { name: 'Explore products' }).click();
  await expect(page).toHaveURL(/#products$/);
  const heading = page.getByRole('heading', { name: 'Three things in every good hockey bag' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (header?.height ?? 0))
    .toBe(true);
});

test('social links that are not set yet have a name and lead nowhere', async ({ page }) => {
  await page.goto('/');
  const socials = page.getByRole('contentinfo').getByRole('link', { name: /coming soon/ });
  await expect(socials).toHaveCount(4);
  for (const link of await socials.all()) await expect(link).not.toHaveAttribute('href');
});

test('the head is complete, once', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  for (const tag of [
    '<title>',
    'name="description"',
    'name="keywords"',
    'rel="canonical"',
    'property="og:image"',
  ]) {
    expect(html.split(tag), tag).toHaveLength(2);
    expect(head, tag).toContain(tag);
  }
  expect(head).toMatch(/<title>[^<]+ \| Crossbar Hockey<\/title>/);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
  const graph = (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'];
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  expect(html).not.toMatch(/undefined|NaN|\[object Object\]|style="/);
});

test('the share picture is there at the size the head gives', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(new URL(address ?? '').pathname);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  const size = await page.evaluate(
    async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    },
    new URL(address ?? '').pathname,
  );
  expect(size).toEqual([1200, 630]);
});
