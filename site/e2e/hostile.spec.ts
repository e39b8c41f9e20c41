import { expect, test as base, type Page } from '@playwright/test';
import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { honest } from '../api/sanitize/corpus/honest.ts';
import { attacks } from '../api/sanitize/corpus/index.ts';
import { sanitize } from '../api/sanitize/node.ts';
import type { Bench, Outcome } from './hostile/page.ts';
import { serveHostile } from './hostile/server.ts';

/** Everything, attacks first. */
const all = [...attacks, ...honest];

/** Attacks as they come, attacks as the library leaves them by its defaults, and all as Node does. */
const makeKinds = () => {
  const weak = createPurify(new JSDOM('').window);
  return {
    raw: attacks.map(({ html }) => html),
    weak: attacks.map(({ html }) => weak.sanitize(html)),
    node: all.map(({ html }) => sanitize(html) as string),
  };
};
type Kinds = ReturnType<typeof makeKinds>;

interface Lab {
  origin: string;
  kinds: Kinds;
}

const label = (index: number) =>
  `${attacks[index]?.family ?? 'honest'}: ${all[index]?.name ?? index}`;

interface Fixtures {
  /** Requests that went anywhere else. */
  leaks: string[];
}

const test = base.extend<Fixtures, { lab: Lab }>({
  lab: [
    async ({}, use) => {
      const kinds = makeKinds();
      const bare = new Map(
        Object.entries(kinds).flatMap(([kind, articles]) =>
          articles.map((article, index) => [`/${kind}/${index}`, article] as const),
        ),
      );
      const running = await serveHostile({ bare });
      await use({ origin: running.origin, kinds });
      await running.close();
    },
    { scope: 'worker' },
  ],
  leaks: async ({ page, lab }, use) => {
    const leaks: string[] = [];
    await page.context().route(
      ({ host }) => host !== new URL(lab.origin).host,
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
const load = async (
  page: Page,
  lab: Lab,
  kind: keyof Kinds,
  most = Infinity,
): Promise<Outcome[]> => {
  await page.goto(`${lab.origin}/bare`);
  const count = Math.min(most, lab.kinds[kind].length);
  return page.evaluate(
    async ({ name, length, patience }) => {
      const { bench } = window as unknown as { bench: Bench };
      const open = async (index: number) => {
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms');
        frame.src = `/${name}/${index}`;
        const loaded = new Promise((resolve) => {
          frame.addEventListener('load', resolve);
          // Some attacks keep a document from ever being loaded.
          setTimeout(resolve, patience);
        });
        document.body.append(frame);
        await loaded;
        await new Promise((resolve) => setTimeout(resolve, 100));
        // A document that has gone to another site cannot be read.
        const gone = { ran: false, faults: ['gone'], html: '', text: '', whole: false };
        const look = () => {
          const inside = frame.contentDocument && frame.contentWindow;
          return inside ? bench.read(inside) : gone;
        };
        const outcome = look();
        // What was used may take a moment to answer.
        await new Promise((resolve) => setTimeout(resolve, 50));
        const ran = outcome.ran || look().ran;
        frame.remove();
        return { ...outcome, ran };
      };
      const outcomes: Outcome[] = [];
      for (let start = 0; start < length; start += 30) {
        const batch = Array.from({ length: Math.min(30, length - start) }, (_, n) => start + n);
        outcomes.push(...(await Promise.all(batch.map(open))));
      }
      return outcomes;
    },
    { name: kind, length: count, patience: kind === 'node' ? 10_000 : 1500 },
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

// One worker for the file, and no trace: it would copy every frame.
test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({ trace: 'off' });

test('the oracle bites: as they come, attacks run; by its defaults, the library leaves much', async ({
  page,
  lab,
  leaks,
}) => {
  const raw = await load(page, lab, 'raw');
  report('raw', raw, leaks);
  expect(ran(raw)).toBeGreaterThan(60);
  expect(faulty(raw)).toBeGreaterThan(220);
  expect(leaks.length).toBeGreaterThan(10);
  expect(raw.filter(({ whole }) => !whole).length).toBeGreaterThan(5);
  leaks.length = 0;
  const byDefault = await load(page, lab, 'weak', 90);
  report('library defaults', byDefault, leaks);
  expect(faulty(byDefault)).toBeGreaterThan(30);
});

test('what Node wrote is harmless, without any policy', async ({ page, lab, leaks }) => {
  const outcomes = await load(page, lab, 'node');
  report('Node', outcomes, leaks);
  expectHarmless(outcomes);
  expect(leaks).toEqual([]);
});

test("what the browser makes is harmless, under the site's policy, and the same", async ({
  page,
  lab,
  leaks,
}) => {
  await page.goto(lab.origin);
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
    expect.soft(made, label(index)).toBe(lab.kinds.node[index]);
  });
});
