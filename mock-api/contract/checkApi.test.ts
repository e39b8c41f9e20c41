import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startMockApi } from '../index.ts';
import { startBroken, startExample, type Running } from './brokenApi.ts';
import { checkApi } from './checkApi.ts';
import { inFull, inPost, isList, isMissing, json, where, withHeader } from './breakages.ts';
import { plantedFaults } from './plantedFaults.ts';
import { faultsOf, textReport } from './report.ts';

const now = Date.parse('2026-01-05T00:00:00Z');

let example: Running;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example.close());

const run = async (origin: URL, sendsMessages = true) => checkApi(origin, { sendsMessages, now });

describe('checkApi', () => {
  it('finds no fault in the example server', async () => {
    expect(faultsOf(await run(example.origin))).toEqual([]);
  });

  it('finds no fault in the mock API', { timeout: 30_000 }, async () => {
    const mock = await startMockApi({ scenario: 'ok' });
    const results = await checkApi(new URL(mock.origin), { sendsMessages: true, now: Date.now() });
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
    expect(textReport(results)).toContain(
      'Not checked: 5 of 18.\n    5: A check that sends messages needs --post.',
    );
  });

  it('says that the checks of posts were not made when the list is empty', async () => {
    const empty = await startBroken(
      example.origin,
      where(isList, () => json(200, [])),
    );
    onTestFinished(empty.close);
    const report = textReport(await run(empty.origin));
    expect(report).toContain('not checked  posts are sorted newest first');
    expect(report).toContain('ok           an unknown or hostile slug is a 404 in JSON');
    expect(report).toContain('7: The list of posts is empty.');
  });

  it('says that nothing else was checked when the API cannot be reached', async () => {
    const gone = await startBroken(example.origin, (answer) => answer);
    gone.close();
    const results = await run(gone.origin);
    expect(faultsOf(results)).toHaveLength(1);
    const report = textReport(results);
    expect(report).toContain('none: connect ECONNREFUSED');
    expect(report).toContain('17: The API did not answer the call for the list of posts');
    expect(report).not.toContain('ok  ');
  });

  it('says that a check was not made to its end when the API limits requests', async () => {
    const limit = where(isMissing, () => withHeader({ 'Retry-After': '30' })(json(429, {})));
    const limited = await startBroken(example.origin, limit);
    onTestFinished(limited.close);
    const results = await run(limited.origin);
    expect(faultsOf(results)).toEqual([]);
    expect(textReport(results)).toContain(
      'got a 429 with Retry-After: 30. Run the command again later.',
    );
  });

  it('prints JSON in lines, shortened, without characters that control a terminal', async () => {
    const change = { title: '\u001B[2J\u202E"Hi"', excerpt: 'x'.repeat(300) };
    const broken = await startBroken(example.origin, inFull(change));
    onTestFinished(broken.close);
    const report = textReport(await run(broken.origin));
    expect(report).toContain(String.raw`  "title": "\u001b[2J\u202e\"Hi\"",`);
    expect(report).toContain('xxx… (300 characters)",');
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
