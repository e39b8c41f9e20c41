import { expect, test as base, type Page } from '@playwright/test';
import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { honest } from '../api/sanitize/corpus/honest.ts';
import { attacks } from '../api/sanitize/corpus/index.ts';
import { sanitize } from '../api/sanitize/node.ts';
import type { Bench, Outcome } from './hostile/page.ts';
import { serveHostile } from './hostile/server.ts';

/** Everything, attacks first, as it comes and as Node leaves it. */
const all = [...attacks, ...honest];
const cleaned = all.map(({ html }) => sanitize(html) as string);
const weak = createPurify(new JSDOM('').window);
const kinds = {
  raw: attacks.map(({ html }) => html),
  weak: attacks.map(({ html }) => weak.sanitize(html)),
  node: cleaned,
};
type Kind = keyof typeof kinds;

const bare = new Map(
  Object.entries(kinds).flatMap(([kind, articles]) =>
    articles.map((article, index) => [`/${kind}/${index}`, article] as const),
  ),
);

const label = (index: number) =>
  `${attacks[index]?.family ?? 'honest'}: ${all[index]?.name ?? index}`;

interface Fixtures {
  /** Requests that went anywhere else. */
  leaks: string[];
}

const test = base.extend<Fixtures, { origin: string }>({
  origin: [
    async ({}, use) => {
      const running = await serveHostile({ bare });
      await use(running.origin);
      await running.close();
    },
    { scope: 'worker' },
  ],
  leaks: async ({ page, origin }, use) => {
    const leaks: string[] = [];
    await page.context().route(
      ({ host }) => host !== new URL(origin).host,
      async (route) => {
        if (route.request().url().includes('evil.test')) leaks.push(route.request().url());
        await route.abort();
      },
    );
    await page.context().addInitScript(() => {
      const marked = () => Object.assign(window, { ran: true });
      for (const name of ['pwned', 'alert', 'confirm', 'prompt', 'print']) {
        Object.defineProperty(window, name, { value: marked, writable: false });
      }
    });
    await use(leaks);
  },
});

/** Every article of a kind as the server sent it, each in a document of its own. */
const load = async (page: Page, origin: string, kind: Kind): Promise<Outcome[]> => {
  await page.goto(`${origin}/bare`);
  const count = kinds[kind].length;
  return page.evaluate(
    async ({ name, length }) => {
      const { bench } = window as unknown as { bench: Bench };
      const open = async (index: number) => {
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms');
        frame.src = `/${name}/${index}`;
        const loaded = new Promise((resolve) => {
          frame.addEventListener('load', resolve);
          // Some payloads keep a document from ever being loaded.
          setTimeout(resolve, 1500);
        });
        document.body.append(frame);
        await loaded;
        await new Promise((resolve) => setTimeout(resolve, 30));
        // A document that has gone to another site cannot be read.
        const gone = { ran: false, faults: ['gone'], html: '', text: '', whole: false };
        const look = () => {
          const inside = frame.contentDocument && frame.contentWindow;
          return inside ? bench.read(inside) : gone;
        };
        const outcome = look();
        // What was used may take a moment to answer.
        await new Promise((resolve) => setTimeout(resolve, 10));
        const ran = outcome.ran || look().ran;
        frame.remove();
        return { ...outcome, ran };
      };
      const outcomes: Outcome[] = [];
      for (let start = 0; start < length; start += 20) {
        const batch = Array.from({ length: Math.min(20, length - start) }, (_, n) => start + n);
        outcomes.push(...(await Promise.all(batch.map(open))));
      }
      return outcomes;
    },
    { name: kind, length: count },
  );
};

const ran = (outcomes: readonly Outcome[]) => outcomes.filter((each) => each.ran).length;
const faulty = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ faults }) => faults.length > 0).length;

const expectHarmless = (outcomes: readonly Outcome[]) => {
  outcomes.forEach((outcome, index) => {
    expect.soft(outcome, label(index)).toMatchObject({ ran: false, faults: [], whole: true });
    expect.soft(outcome.text, label(index)).toContain(attacks[index]?.keeps ?? '');
  });
};

const report = (what: string, outcomes: readonly Outcome[], leaks: readonly string[]) =>
  console.warn(
    `${what}: ${outcomes.length} articles, ${ran(outcomes)} ran, ${faulty(outcomes)} with something left, ${leaks.length} requests`,
  );

test('the oracle bites: as they come, attacks run; by its defaults, the library leaves much', async ({
  page,
  origin,
  leaks,
}) => {
  test.setTimeout(60_000);
  const raw = await load(page, origin, 'raw');
  report('raw', raw, leaks);
  expect(ran(raw)).toBeGreaterThan(80);
  expect(faulty(raw)).toBeGreaterThan(220);
  expect(leaks.length).toBeGreaterThan(10);
  expect(raw.filter(({ whole }) => !whole).length).toBeGreaterThan(5);
  leaks.length = 0;
  const byDefault = await load(page, origin, 'weak');
  report('library defaults', byDefault, leaks);
  expect(faulty(byDefault)).toBeGreaterThan(80);
});

test('what Node wrote is harmless, without any policy', async ({ page, origin, leaks }) => {
  test.setTimeout(60_000);
  const outcomes = await load(page, origin, 'node');
  report('Node', outcomes, leaks);
  expectHarmless(outcomes);
  expect(leaks).toEqual([]);
});

test("what the browser makes is harmless, under the site's policy, and the same", async ({
  page,
  origin,
  leaks,
}) => {
  test.setTimeout(60_000);
  await page.goto(origin);
  const outcomes = await page.evaluate(
    async (payloads) => {
      const { bench } = window as unknown as { bench: Bench };
      const shown: Outcome[] = [];
      for (const html of payloads) shown.push(await bench.show(html));
      return shown;
    },
    all.map(({ html }) => html),
  );
  report('browser', outcomes, leaks);
  expectHarmless(outcomes);
  expect(leaks).toEqual([]);
  outcomes.forEach(({ made }, index) => {
    expect.soft(made, label(index)).toBe(cleaned[index]);
  });
});
