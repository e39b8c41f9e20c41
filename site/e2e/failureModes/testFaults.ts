/** Every fault of a page's call, however the page was come to. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { faultNames } from '../../../mock-api/fault-list.ts';
import { openApi, type FaultyApi } from './faultyApi.ts';
import { outcomes, type Outcome } from './outcomes.ts';
import { entries, type Entry, type Room } from './rooms.ts';
import { expectSound, says } from './sound.ts';
import { settled, until, visit, type Visit } from './visit.tsx';

const elsewhere = '/about';

const open = async ({ path, state }: Room, entry: Entry) => {
  if (entry === 'document') return visit(path, state);
  if (entry === 'shell') return visit(path);
  const page = await visit(elsewhere);
  await until(() => page.main().querySelector('h1') !== null);
  await page.goTo(path);
  return page;
};

/** A page that came with its data keeps it when the check fails. */
const expected = (entry: Entry, outcome: Outcome): Outcome =>
  entry === 'document' && outcome === 'failed' ? 'loaded' : outcome;

const expectWords = async (page: Visit, words: readonly string[]) => {
  await until(() => says(page, words));
  expect(page.main().textContent).toSatisfy(() => says(page, words), words.join());
};

/** The API is well again: what could not be had is there on the next visit to the page. */
const expectRecovery = async (page: Visit, room: Room) => {
  await page.goTo(elsewhere);
  await expectWords(page, ['Our Story']);
  await page.goTo(room.path);
  await expectWords(page, room.says.loaded);
  expectSound(page, 'ok');
};

/** Tests pages with every fault, and prints how many there were. */
export const testFaults = (rooms: readonly Room[]) => {
  let api: FaultyApi;
  let survived = 0;
  const cases = rooms.flatMap((room) =>
    entries
      .filter((entry) => entry !== 'shell' || room.hasShell)
      .flatMap((entry) => faultNames.map((fault) => ({ fault, entry, path: room.path, room }))),
  );

  beforeAll(async () => {
    api = await openApi();
  });
  afterAll(async () => {
    await api.close();
    console.warn(`Faults on pages: ${cases.length} cases run, ${survived} survived.`);
  });

  describe('a page survives', () => {
    it.each(cases)('$fault at $path, come to by $entry', async ({ fault, entry, room }) => {
      const outcome = outcomes[fault][room.call];
      api.fail(fault);
      const page = await open(room, entry);
      onTestFinished(page.leave);
      await api.answered();
      await settled();
      await expectWords(page, room.says[expected(entry, outcome)]);
      expectSound(page, fault);
      api.fail('ok');
      if (outcome === 'failed') await expectRecovery(page, room);
      survived += 1;
    });
  });
};
