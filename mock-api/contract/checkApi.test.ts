import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startMockApi } from '../index.ts';
import { startBroken, startExample, type Running } from './brokenApi.ts';
import { checkApi } from './checkApi.ts';
import { inFull, inPost } from './breakages.ts';
import { plantedFaults } from './plantedFaults.ts';
import { faultsOf, textReport } from './report.ts';

const now = Date.parse('2026-01-05T00:00:00Z');

let example: Running;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example.close());

const run = async (origin: URL, posts = true) => checkApi(origin, { posts, now });

describe('checkApi', () => {
  it('finds no fault in the example server', async () => {
    expect(faultsOf(await run(example.origin))).toEqual([]);
  });

  it('finds no fault in the mock API', { timeout: 30_000 }, async () => {
    const mock = await startMockApi({ scenario: 'ok' });
    const results = await checkApi(new URL(mock.origin), { posts: true, now: Date.now() });
    await mock.close();
    expect(results.flatMap(({ faults: found }) => found)).toEqual([]);
  });

  it.each(Object.entries(plantedFaults))('names %s', async (_name, [breakIt, what, sentence]) => {
    const broken = await startBroken(example.origin, breakIt);
    onTestFinished(broken.close);
    expect(faultsOf(await run(broken.origin))).toContainEqual(
      expect.objectContaining({
        what: expect.stringMatching(what),
        sentence: expect.stringMatching(sentence),
      }),
    );
  });

  it('sends no message without permission, and says so', async () => {
    const sent: string[] = [];
    const watched = await startBroken(example.origin, (answer, { method }) => {
      sent.push(method);
      return answer;
    });
    onTestFinished(watched.close);
    const results = await run(watched.origin, false);
    expect(sent).not.toContain('POST');
    expect(textReport(results)).toMatch(/5 checks of the contact call were not made.*add --post/);
  });

  it('remarks on a post of the future, which the site holds back', async () => {
    const time = '2026-02-05T00:00:00Z';
    const breakIt = inPost({ publishedAt: time, updatedAt: time });
    const broken = await startBroken(example.origin, breakIt);
    onTestFinished(broken.close);
    const results = await run(broken.origin);
    expect(faultsOf(results)).toEqual([]);
    expect(textReport(results)).toContain(
      `Remark: The post "fresh-laces" is held back until its time, ${time}.`,
    );
  });

  it('remarks on HTML that loses nothing but its look, without a fault', async () => {
    const content = '<h1 class="big">Laces</h1><p style="color: red">Red</p>';
    const broken = await startBroken(example.origin, inFull({ content }));
    onTestFinished(broken.close);
    const results = await run(broken.origin);
    expect(faultsOf(results)).toEqual([]);
    expect(textReport(results)).toContain(
      'Remark: The content of fresh-laces loses <h1>, style of <p>.',
    );
  });
});
