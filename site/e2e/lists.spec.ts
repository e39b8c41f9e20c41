import { expect, openHydrated, test } from './test.ts';

const pagesWithSteps = [
  '/guides/hockey-stick-taping',
  '/guides/hockey-skate-lacing',
  '/guides/bearing-maintenance',
  '/why-choose/guarantee',
  '/why-choose/quality',
];

for (const path of pagesWithSteps) {
  test(`screen readers and copied text get the numbers of the steps of ${path}`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    // The contents of a guide and the breadcrumb show no numbers.
    const lists = page.locator('main ol:not(nav ol)');
    expect(await lists.count()).toBeGreaterThan(0);
    for (const list of await lists.all()) {
      const items = await list.locator('> li').all();
      for (const [index, item] of items.entries()) {
        const number = `(?:Step\\s)?${index + 1}`;
        expect(await item.ariaSnapshot()).toMatch(
          new RegExp(`^- listitem:\\n\\s+- text: "?${number}"?\\n`),
        );
        expect(await item.innerText()).toMatch(new RegExp(`^${number}\\s`));
      }
    }
  });
}
