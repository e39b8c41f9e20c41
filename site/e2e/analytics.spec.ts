/** Whether a build with `VITE_ANALYTICS` counts page views and clicks on links to the store. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { serve } from '../hosting/serve.ts';
import { expect, headerLink, test, waitForHydration } from './test.ts';

const dist = '.cache/analytics-dist';
const host = 'https://stats.rink.example';

const buildSite = async (env: Record<string, string>) => {
  const script = `import('./site/build/build.ts').then(({ build }) => build({ env: process.env, dist: '${dist}', shareCache: false })).catch((error) => { console.error(error.message); process.exit(3); })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
};

/** Answers for the tool. Returns the events that it was sent. */
const receiveEvents = async (page: Page) => {
  const events: Record<string, unknown>[] = [];
  await page.route(`${host}/**`, async (route) => {
    const request = route.request();
    events.push({
      path: new URL(request.url()).pathname,
      cookie: (await request.allHeaders())['cookie'],
      ...(request.postDataJSON() as Record<string, unknown>),
    });
    await route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return events;
};

test('a build with analytics counts views and store links, and nobody who asks not to be', async ({
  browser,
}) => {
  // A whole build.
  test.setTimeout(300_000);
  await buildSite({
    VITE_ANALYTICS: 'plausible',
    VITE_ANALYTICS_HOST: host,
    VITE_ANALYTICS_SITE: 'rink.example',
    VITE_STORE_TAG_PATTERN: 'aa_adgroupid={placement}',
  });
  const site = await serve({ port: 0, env: { ALLOW_MOCK_API: '1' }, dist });
  const page = await browser.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  const events = await receiveEvents(page);
  const event = { path: '/api/event', cookie: undefined, domain: 'rink.example' };
  try {
    const answer = await page.goto(`${site.origin}/?utm_source=mail#products`);
    const policy = answer?.headers()['content-security-policy'];
    expect(policy).toContain(`connect-src 'self' ${host};`);
    const home = { ...event, name: 'pageview', url: `${site.origin}/?utm_source=mail` };
    await expect.poll(() => events).toEqual([{ ...home, referrer: null }]);
    // Nothing needed the app.
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);

    await waitForHydration(page);
    await headerLink(page, 'ABOUT').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const about = { ...event, name: 'pageview', url: `${site.origin}/about` };
    await expect.poll(() => events.slice(1)).toEqual([{ ...about, referrer: home.url }]);

    await page.context().route('https://www.amazon.com/**', (route) => route.abort());
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Shop on Amazon/ })
      .click();
    await expect
      .poll(() => events.slice(2))
      .toEqual([
        expect.objectContaining({
          name: 'Store link',
          url: about.url,
          props: {
            placement: 'header',
            url: 'https://www.amazon.com/stores/crossbarhockey?aa_adgroupid=header',
          },
        }),
      ]);
    expect(violations).toEqual([]);

    // Global Privacy Control.
    const context = await browser.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    const other = await context.newPage();
    const otherEvents = await receiveEvents(other);
    await other.goto(site.origin);
    await waitForHydration(other);
    await headerLink(other, 'ABOUT').click();
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
    expect(otherEvents).toEqual([]);
    await context.close();
  } finally {
    await page.close();
    await site.close();
  }
});

test('a build without analytics has no trace of it', async () => {
  const home = await readFile('dist/site/index.html', 'utf8');
  expect(home).not.toMatch(/visits-/);
  expect(await readFile('dist/hosting.json', 'utf8')).not.toContain('connect');
});
