// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { dismissToast, toastStore } from '#ui';
import { faultNames } from '../../../mock-api/fault-list.ts';
import { contactResults, contactToasts } from '../../content/contactForm.ts';
import { openApi, type FaultyApi } from './faultyApi.ts';
import { outcomes, type Outcome } from './outcomes.ts';
import { expectSound, says } from './sound.ts';
import { until, visit, type Visit } from './visit.tsx';

const path = '/contact';
const message = {
  name: 'Riley Carter',
  email: 'riley@rinkmail.com',
  message: 'How many rolls for a season?',
};

let api: FaultyApi;
beforeAll(async () => {
  api = await openApi();
});
let survived = 0;
afterAll(async () => {
  await api.close();
  console.warn(`Faults of the form: ${cases.length} cases run, ${survived} survived.`);
});

const open = async (entry: 'document' | 'link') => {
  const page = await visit(
    entry === 'document' ? path : '/about',
    entry === 'document' ? { path, year: 2026 } : undefined,
  );
  if (entry === 'link') await page.goTo(path);
  await until(() => formOf(page)?.dataset['live'] !== undefined);
  return page;
};

const formOf = (page: Visit) => page.main().querySelector('form');

const fill = (page: Visit) => {
  for (const [name, value] of Object.entries(message)) {
    const field = formOf(page)?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value;
    }
  }
  const box = formOf(page)?.elements.namedItem('privacy');
  if (box instanceof HTMLInputElement) box.checked = true;
};

const nameIn = (page: Visit) => {
  const field = formOf(page)?.elements.namedItem('name');
  return field instanceof HTMLInputElement ? field.value : undefined;
};

const isDone = { loaded: 'success', empty: 'success', failed: 'failure' } as const;

const expectSent = async (page: Visit, outcome: Outcome) => {
  const kind = isDone[outcome];
  formOf(page)?.requestSubmit();
  await until(() => says(page, [contactResults[kind]]));
  expect(page.main().textContent).toContain(contactResults[kind]);
  expect(toastStore.get()).toMatchObject({ variant: kind, ...contactToasts[kind] });
  expect(nameIn(page), 'the form is cleared on success only').toBe(
    kind === 'success' ? '' : message.name,
  );
  expect(page.main().textContent).not.toContain('SENDING...');
};

const cases = (['document', 'link'] as const).flatMap((entry) =>
  faultNames.map((fault) => ({ fault, entry })),
);

describe('the form survives', () => {
  it.each(cases)('$fault, come to by $entry', async ({ fault, entry }) => {
    const outcome = outcomes[fault].contact;
    api.fail(fault);
    const page = await open(entry);
    onTestFinished(page.leave);
    fill(page);
    await expectSent(page, outcome);
    expectSound(page, fault);
    api.fail('ok');
    if (outcome === 'failed') await expectSent(page, 'loaded');
    const toast = toastStore.get();
    if (toast) dismissToast(toast.id);
    survived += 1;
  });
});
