/** Which shared files a page's script consists of: the groups of `vite.config.ts`. */
import { collectRequests, expect, openHydrated, test } from './test.ts';

const files = [
  ['/', ['scenes']],
  ['/hockey-tape', ['figures', 'gear']],
  ['/hockey-laces', ['figures', 'gear']],
  ['/bearings', ['figures', 'gear']],
  ['/blog', ['scenes']],
  ['/blog/608-bearings-explained', []],
  ['/contact', ['scenes']],
  ['/why-choose/pro-trusted', ['scenes', 'why-choose']],
  ['/why-choose/performance', ['gear', 'scenes', 'why-choose']],
] as const;

for (const [path, expected] of files) {
  test(`${path} loads the addresses of ${expected.join(', ') || 'no shared pictures'}`, async ({
    page,
  }) => {
    const requests = collectRequests(page);
    await openHydrated(page, path);
    const loaded = requests.flatMap(
      (one) => /\/(gear|scenes|figures|why-choose)-[^/]*\.js$/.exec(one)?.[1] ?? [],
    );
    expect(loaded.toSorted()).toEqual(expected);
  });
}
