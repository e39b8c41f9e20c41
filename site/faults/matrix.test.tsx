// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultNames, type Fault } from '../../mock-api/fault-list.ts';
import { entries, rooms, type Entry, type Room } from './rooms.ts';
import { outcomes, type Outcome } from './outcomes.ts';
import { openApi, type FaultyApi } from './faultyApi.ts';
import { settled, until, visit, type Visit } from './visit.tsx';

const elsewhere = '/about';

let api: FaultyApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(async () => {
  await api.close();
  console.warn(`Faults on pages: ${cases.length} cases run, ${survived} survived.`);
});

const open = async ({ path, state }: Room, entry: Entry) => {
  if (entry === 'document') return visit(path, state);
  if (entry === 'shell') return visit(path);
  const page = await visit(elsewhere);
  await until(() => page.main().querySelector('h1') !== null);
  await page.goTo(path);
  return page;
};

/** What the API does with a page that came with its data is only seen once it has answered. */
const expected = (entry: Entry, outcome: Outcome): Outcome =>
  entry === 'document' && outcome === 'failed' ? 'loaded' : outcome;

const says = (page: Visit, words: readonly string[]) => {
  const text = page.main().textContent;
  return words.every((word) => text.includes(word));
};

const expectSound = (page: Visit, fault: Fault) => {
  const main = page.main();
  const headings = [...main.querySelectorAll('h1')].map((heading) => heading.textContent.trim());
  expect(headings.filter(Boolean)).toHaveLength(1);
  expect(main.querySelectorAll('a[href], button').length, 'ways out').toBeGreaterThan(0);
  expect(main.querySelector('script, iframe, form[action^="//"], [onerror], [onload]')).toBeNull();
  expect('pwned' in window).toBe(false);
  if (fault !== 'hostile') {
    expect(main.textContent).not.toMatch(/undefined|NaN|\[object|Invalid|19[67]\d/);
  }
  expect(page.errors).toEqual([]);
};

const cases = rooms.flatMap((room) =>
  entries
    .filter((entry) => entry !== 'shell' || room.hasShell)
    .flatMap((entry) => faultNames.map((fault) => ({ fault, entry, path: room.path, room }))),
);
let survived = 0;

describe('a page is refused', () => {
  it.each([
    ['without a heading', '<main><a href="/">Home</a></main>'],
    ['with two headings', '<main><h1>A</h1><h1>B</h1><a href="/">Home</a></main>'],
    ['without a way out', '<main><h1>A</h1></main>'],
    ['with leftovers', '<main><h1>A</h1><a href="/">Invalid Date</a></main>'],
    ['with a script', '<main><h1>A</h1><a href="/">Home</a><script>1</script></main>'],
  ])('%s', (_what, html) => {
    const host = document.createElement('div');
    host.innerHTML = html;
    const page = { main: () => host, errors: [] } as unknown as Visit;
    expect(() => expectSound(page, 'ok')).toThrow();
  });

  it('on which an error went uncaught', () => {
    const host = document.createElement('div');
    host.innerHTML = '<main><h1>A</h1><a href="/">Home</a></main>';
    const page = { main: () => host, errors: [] as unknown[] } as unknown as Visit;
    expectSound(page, 'ok');
    page.errors.push(new Error('Offside'));
    expect(() => expectSound(page, 'ok')).toThrow();
  });
});

describe('a page survives', () => {
  it.each(cases)('$fault at $path, come to by $entry', async ({ fault, entry, room }) => {
    const outcome = outcomes[fault][room.call];
    const seen = expected(entry, outcome);
    const answered = api.fail(fault);
    const page = await open(room, entry);
    await answered;
    await settled();
    await until(() => says(page, room.says[seen]));
    expect(page.main().textContent).toSatisfy(() => says(page, room.says[seen]));
    expectSound(page, fault);

    // The API is well again: what could not be had is there on the next visit to the page.
    void api.fail('ok');
    await page.goTo(elsewhere);
    await until(() => says(page, ['Our Story']));
    await page.goTo(room.path);
    const after = outcome === 'failed' ? 'loaded' : outcome;
    await until(() => says(page, room.says[after]));
    expect(page.main().textContent).toSatisfy(() => says(page, room.says[after]));
    expectSound(page, fault);
    page.leave();
    survived += 1;
  });
});
