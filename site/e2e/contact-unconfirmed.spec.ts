import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { serve } from '../hosting/serve.ts';
import {
  expectFilled,
  expectResult,
  failedText,
  fillForm,
  openForm,
  sampleMessage,
  sentText,
  submitForm,
  toast,
  unconfirmedText,
  expectDefaults,
  field,
} from './contactForm.ts';
import { expect, shortenTimeout, test as base } from './test.ts';

/** The two behaviors of an API with a message: it stores it and answers, or stores it and does not. */
type Behavior = 'answers' | 'hangs' | 'resets' | 'gateway timeout';

interface TestApi {
  behavior: Behavior;
  /** The stored messages by their key. */
  readonly stored: Map<string, unknown>;
  /** The keys of all requests, in order. */
  readonly keys: string[];
}

/** Serves the site with an API that stores each message before anything fails. */
const test = base.extend<{ api: TestApi }>({
  api: async ({}, use) => {
    await use({ behavior: 'answers', stored: new Map(), keys: [] });
  },
  baseURL: async ({ api }, use) => {
    const server = createServer((request, response) => {
      void json(request).then((message) => {
        const key = String(request.headers['idempotency-key']);
        api.keys.push(key);
        api.stored.set(key, message);
        if (api.behavior === 'answers') response.writeHead(201).end('{}');
        if (api.behavior === 'gateway timeout') response.writeHead(504).end();
        if (api.behavior === 'resets') request.socket.resetAndDestroy();
      });
    });
    await new Promise<void>((done) => {
      server.listen(0, done);
    });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const site = await serve({ port: 0, env: {}, api: { origin: `http://localhost:${port}` } });
    await use(site.origin);
    await site.close();
    server.closeAllConnections();
    server.close();
  },
});

const expectUnconfirmed = async (page: Page) => {
  await expectResult(page, unconfirmedText);
  await expect(toast(page, "We couldn't confirm that your message was sent.")).toBeVisible();
  await expectFilled(page);
};

for (const behavior of ['hangs', 'gateway timeout'] as const) {
  test(`when the API stores a message and ${behavior === 'hangs' ? 'never answers' : 'a gateway gives up'}, the visitor is told that it is not confirmed, and a repeat stores it once`, async ({
    page,
    api,
  }) => {
    await shortenTimeout(page);
    await openForm(page);
    await fillForm(page);
    api.behavior = behavior;
    await submitForm(page);
    await expectUnconfirmed(page);
    // The key is kept with the draft.
    await page.reload();
    await openForm(page);
    await expectFilled(page);
    api.behavior = 'answers';
    await submitForm(page);
    await expectResult(page, sentText);
    await expectDefaults(page);
    expect(api.keys).toHaveLength(2);
    expect([...api.stored.values()]).toEqual([{ ...sampleMessage, privacy: true }]);
  });
}

test('a changed message and one after a success have new keys', async ({ page, api }) => {
  await openForm(page);
  await fillForm(page);
  api.behavior = 'gateway timeout';
  await submitForm(page);
  await expectResult(page, unconfirmedText);
  api.behavior = 'answers';
  await field(page, 'Message').fill('Twelve teams, about 220 rolls a season.');
  await expectResult(page, '');
  for (const _ of ['the changed message', 'the same once more']) {
    await submitForm(page);
    await expectResult(page, sentText);
    await fillForm(page, { ...sampleMessage, message: 'Twelve teams, about 220 rolls a season.' });
  }
  expect(api.keys).toHaveLength(3);
  expect(new Set(api.keys).size).toBe(3);
});

test('without a connection nothing can have arrived, so the message failed', async ({
  page,
  context,
  api,
}) => {
  await openForm(page);
  await fillForm(page);
  // Loads the rules, which an offline browser could not.
  await field(page, 'Name').focus();
  await context.setOffline(true);
  await submitForm(page);
  await expectResult(page, failedText);
  await expect(toast(page, 'Failed to send message. Please try again later.')).toBeVisible();
  await context.setOffline(false);
  await submitForm(page);
  await expectResult(page, sentText);
  expect(api.stored.size).toBe(1);
});

test('a page without HTTPS, where randomUUID is missing, sends messages', async ({ page, api }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await openForm(page);
  await fillForm(page);
  await submitForm(page);
  await expectResult(page, sentText);
  expect(api.keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});
