import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../hosting/serve.ts';
import { expect, started, test } from './test.ts';

const nextBuild = '.cache/next-build';
const phone = '(555) 010-0142';
const nextPhone = '(555) 010-0199';

const textual = /\.(?:html|js)$/;

/** A script of the build, wherever it is named: in documents, and in other scripts beside it. */
const scripts = /((?:\/assets|assets|\.)\/[\w-]+)\.js\b/g;

/** What another deploy leaves: every script has another name, and the words have changed. */
const deployNext = async () => {
  await rm(nextBuild, { recursive: true, force: true });
  await cp('dist', nextBuild, { recursive: true });
  const site = join(nextBuild, 'site');
  for (const file of await readdir(site, { recursive: true })) {
    const path = join(site, file);
    if (/\.(?:br|gz)$/.test(file)) await rm(path);
    if (!textual.test(file)) continue;
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(scripts, '$1-next.js').replaceAll(phone, nextPhone));
    if (file.endsWith('.js')) await rename(path, path.replace(/\.js$/, '-next.js'));
  }
};

test('after a deploy an open page goes on: what it no longer finds is loaded whole', async ({
  page,
}) => {
  await deployNext();
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
