import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { serve } from '../hosting/serve.ts';
import { expect, started, test } from './test.ts';

const nextBuild = '.cache/next-build';
const nextPhone = '(555) 010-0199';

/** Builds the site once more, as another deploy: every script has another name. */
const buildNext = async () => {
  const script = `import('./site/prerender/build.ts').then(({ build }) => build({ env: process.env, dist: '${nextBuild}' }))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    env: { ...process.env, VITE_CONTACT_PHONE: nextPhone },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code, 'the second build').toBe(0);
};

test('after a deploy an open page goes on: what it no longer finds is loaded whole', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await buildNext();
  const before = await serve({ port: 0, env: {} });
  const port = Number(new URL(before.origin).port);
  await page.goto(before.origin);
  await started(page);
  await before.close();
  const after = await serve({ port, env: {}, dist: nextBuild });
  try {
    const lost = page.waitForResponse((response) => /ContactPage-.*\.js$/.test(response.url()));
    const load = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    expect((await lost).status()).toBe(404);
    await load;
    await expect(page).toHaveURL(`${after.origin}/contact`);
    await expect(page.getByRole('link', { name: nextPhone })).toBeVisible();
    await started(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gear up/);
  } finally {
    await after.close();
    await rm(nextBuild, { recursive: true, force: true });
  }
});
