/** Shows every payload of the sanitizer's corpus in a real browser. */
import { expect, test as base, type Page } from '@playwright/test';
import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { authored } from '../api/sanitize/corpus/authored.ts';
import { attacks } from '../api/sanitize/corpus/index.ts';
import { sanitize } from '../api/sanitize/node.ts';
import type { Checker, CheckResult } from './hostile/page.ts';
import { serveHostile } from './hostile/server.ts';

const payloads = [...attacks, ...authored];

/** Attacks unchanged, attacks sanitized with DOMPurify's defaults, and all payloads as Node sanitizes them. */
const sanitizeAll = () => {
  const purify = createPurify(new JSDOM('').window);
  return {
    raw: attacks.map(({ html }) => html),
    defaults: attacks.map(({ html }) => purify.sanitize(html)),
    node: payloads.map(({ html }) => sanitize(html) as string),
  };
};
type Contents = ReturnType<typeof sanitizeAll>;

interface HostileSite {
  origin: string;
  contents: Contents;
}

const label = (index: number) =>
  `${attacks[index]?.family ?? 'authored'}: ${payloads[index]?.name ?? index}`;

interface Fixtures {
  /** Requests to the attacker's host. */
  leaks: string[];
}

const test = base.extend<Fixtures, { site: HostileSite }>({
  site: [
    async ({}, use) => {
      const contents = sanitizeAll();
      const byPath = new Map(
        Object.entries(contents).flatMap(([kind, list]) =>
          list.map((content, index) => [`/${kind}/${index}`, content] as const),
        ),
      );
      const running = await serveHostile(byPath);
      await use({ origin: running.origin, contents });
      await running.close();
    },
    { scope: 'worker' },
  ],
  leaks: async ({ page, site }, use) => {
    const leaks: string[] = [];
    await page.context().route(
      ({ host }) => host !== new URL(site.origin).host,
      async (route) => {
        if (route.request().url().includes('evil.test')) leaks.push(route.request().url());
        await route.abort();
      },
    );
    await page.context().addInitScript(() => {
      const setRan = () => Object.assign(window, { ran: true });
      for (const name of ['pwned', 'alert', 'confirm', 'prompt', 'print']) {
        Object.defineProperty(window, name, { value: setRan, writable: false });
      }
    });
    await use(leaks);
  },
});

/** Opens each content in a frame of its own, as the server sent it, and checks it. */
const openAll = async (
  page: Page,
  { origin, contents }: HostileSite,
  kind: keyof Contents,
  limit = Infinity,
): Promise<CheckResult[]> => {
  await page.goto(`${origin}/bare`);
  const count = Math.min(limit, contents[kind].length);
  return page.evaluate(
    async ({ name, length, timeoutMs }) => {
      const { checker } = window as unknown as { checker: Checker };
      const open = async (index: number) => {
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms');
        frame.src = `/${name}/${index}`;
        const loaded = new Promise((resolve) => {
          frame.addEventListener('load', resolve);
          // Some attacks keep their document from loading.
          setTimeout(resolve, timeoutMs);
        });
        document.body.append(frame);
        await loaded;
        await checker.settle();
        // A document that has navigated to another site cannot be read.
        const gone = { ran: false, forbidden: ['gone'], html: '', text: '', isContained: false };
        const check = () => {
          const inside = frame.contentDocument && frame.contentWindow;
          return inside ? checker.check(inside) : gone;
        };
        const result = check();
        await checker.settle();
        const ran = result.ran || check().ran;
        frame.remove();
        return { ...result, ran };
      };
      const results: CheckResult[] = [];
      for (let start = 0; start < length; start += 30) {
        const batch = Array.from({ length: Math.min(30, length - start) }, (_, n) => start + n);
        results.push(...(await Promise.all(batch.map(open))));
      }
      return results;
    },
    { name: kind, length: count, timeoutMs: kind === 'node' ? 10_000 : 1500 },
  );
};

const countRan = (results: readonly CheckResult[]) => results.filter(({ ran }) => ran).length;
const countForbidden = (results: readonly CheckResult[]) =>
  results.filter(({ forbidden }) => forbidden.length > 0).length;

const expectHarmless = (results: readonly CheckResult[]) => {
  results.forEach((result, index) => {
    expect
      .soft(result, label(index))
      .toMatchObject({ ran: false, forbidden: [], isContained: true });
    expect.soft(result.text, label(index)).toContain(attacks[index]?.keeps ?? '');
  });
};

// One worker for the file, and no trace: it would copy every frame.
test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({ trace: 'off' });

test('the checks find attacks in unsanitized content and in the output of DOMPurify’s defaults', async ({
  page,
  site,
  leaks,
}) => {
  const raw = await openAll(page, site, 'raw');
  expect(countRan(raw)).toBeGreaterThan(60);
  expect(countForbidden(raw)).toBeGreaterThan(220);
  expect(leaks.length).toBeGreaterThan(10);
  expect(raw.filter(({ isContained }) => !isContained).length).toBeGreaterThan(5);
  expect(countForbidden(await openAll(page, site, 'defaults', 90))).toBeGreaterThan(30);
});

test('content that Node sanitized is harmless without security headers', async ({
  page,
  site,
  leaks,
}) => {
  expectHarmless(await openAll(page, site, 'node'));
  expect(leaks).toEqual([]);
});

test('content that the browser sanitizes is harmless and equals the output of Node', async ({
  page,
  site,
  leaks,
}) => {
  await page.goto(site.origin);
  const { results, ran } = await page.evaluate(
    async (all) => {
      const { checker } = window as unknown as { checker: Checker };
      const shown = all.map((html) => checker.show(html));
      await checker.settle();
      return { results: shown, ran: 'ran' in window };
    },
    payloads.map(({ html }) => html),
  );
  expectHarmless(results);
  expect(ran).toBe(false);
  expect(leaks).toEqual([]);
  results.forEach(({ sanitized }, index) => {
    expect.soft(sanitized, label(index)).toBe(site.contents.node[index]);
  });
});
