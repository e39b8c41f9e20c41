/** `npm run preview`: a post from a file in the real page. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewPost } from '../build/previewPost.ts';
import { expect, test } from './test.ts';

test('a post from a file is shown as on the blog, and a change of the file after a reload', async ({
  page,
}) => {
  const file = join(mkdtempSync(join(tmpdir(), 'preview-')), 'dry-gloves.html');
  writeFileSync(file, '<h1>Dry gloves</h1><p>Hang them up.</p><script>document.title = 1</script>');
  const { site, address } = await previewPost(file, { port: 0 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dry gloves');
  await expect(page.getByText('Hang them up.')).toBeVisible();
  await expect(page).toHaveTitle(/^Dry gloves \| /);
  writeFileSync(file, '<h1>Wet gloves</h1><p>Dry them.</p>');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wet gloves');
  await site.close();
});
