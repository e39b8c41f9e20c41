import { expectDefaults, field, hydratedForm } from './contactForm.ts';
import { expect, test } from './test.ts';

test('a claim link fills in subject and message, which a reload keeps once they are edited', async ({
  page,
}) => {
  await page.goto('/why-choose/guarantee');
  await page.getByRole('link', { name: 'Make a claim' }).first().click();
  await expect(page).toHaveURL('/contact?topic=guarantee');
  await expect(field(page, 'Subject')).toHaveValue('Customer Support');
  await expect(field(page, 'Message')).toHaveValue(/^Guarantee claim\n\nOrder number: /);
  await field(page, 'Message').fill('Guarantee claim: tape, order 12');
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('Guarantee claim: tape, order 12');
});

test('an address that is opened directly fills in its topic, and no text of its own', async ({
  page,
}) => {
  await page.goto('/contact?topic=guarantee&message=Send+money&name=Mallory');
  await expect(field(page, 'Message')).toHaveValue(/^Guarantee claim/);
  await expect(field(page, 'Name')).toHaveValue('');
  await page.goto('/contact?topic=__proto__&subject=Other');
  await hydratedForm(page).waitFor();
  await expectDefaults(page);
});
