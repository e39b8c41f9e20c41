import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../hosting/serve.ts';
import { expect, waitForHydration, test } from './test.ts';

const nextBuild = '.cache/next-build';
const phone = '(555) 010-0142';
const nextPhone = '(555) 010-0199';

const textFiles = /\.(?:html|js)$/;

/** The path of a script without its extension, in documents and in other scripts. */
const scripts = /((?:\/assets|assets|\.)\/[\w-]+)\.js\b/g;

/** Copies the build as the next deploy would leave it: every script renamed, the phone number changed. */
const deployNext = async () => {
  await rm(nextBuild, { recursive: true, force: true });
  await cp('dist', nextBuild, { recursive: true });
  const site = join(nextBuild, 'site');
  for (const file of await readdir(site, { recursive: true })) {
    const path = join(site, file);
    if (/\.(?:br|gz)$/.test(file)) await rm(path);
    if (!textFiles.test(file)) continue;
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(scripts, '$1-next.js').replaceAll(phone, nextPhone));
    if (file.endsWith('.js')) await rename(path, path.replace(/\.js$/, '-next.js'));
  }
};

test('after a deploy, an open page loads the next page as a new document', async ({ page }) => {
  await deployNext();
  const before = await serve({ port: 0, env: {} });
  const port = Number(new URL(before.origin).port);
  await page.goto(before.origin);
  await waitForHydration(page);
  await before.close();
  const after = await serve({ port, env: {}, dist: nextBuild });
  try {
    const missingScript = page.waitForResponse((response) =>
      /ContactPage-.*\.js$/.test(response.url()),
    );
    const load = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    expect((await missingScript).status()).toBe(404);
    await load;
    await expect(page).toHaveURL(`${after.origin}/contact`);
    await expect(page.getByRole('link', { name: nextPhone })).toBeVisible();
    await waitForHydration(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gear up/);
  } finally {
    await after.close();
    await rm(nextBuild, { recursive: true, force: true });
  }
});
