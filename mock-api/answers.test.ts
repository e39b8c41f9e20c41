/** The function and the server say the same, in every scenario. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, type ApiRequest } from './answers.ts';
import { scenarios, startMockApi, type RunningMockApi } from './index.ts';

let api: RunningMockApi;
beforeAll(async () => {
  api = await startMockApi({ scenario: 'ok', slowMs: 0 });
});
afterAll(() => api.close());

const message = { name: 'Ada', email: 'a@b.c', subject: 'Other', message: 'Hello', privacy: true };

const requests: readonly ApiRequest[] = [
  { method: 'GET', path: '/api/blog/posts' },
  { method: 'GET', path: '/api/blog/posts/' },
  { method: 'GET', path: '/api/blog/category/hockey-tips' },
  { method: 'GET', path: '/api/blog/category/of-no-such-name' },
  { method: 'GET', path: '/api/blog/post/from-ice-to-roller' },
  { method: 'GET', path: '/api/blog/post/of-no-such-name' },
  { method: 'GET', path: '/api/none' },
  { method: 'POST', path: '/api/blog/posts', body: '{}' },
  { method: 'POST', path: '/api/contact', body: JSON.stringify(message) },
  { method: 'POST', path: '/api/contact', body: JSON.stringify({ ...message, privacy: 'yes' }) },
];

const fromServer = async (scenario: string, { method, path, body }: ApiRequest) => {
  const headers = { 'x-mock-scenario': scenario, 'content-type': 'application/json' };
  try {
    const response = await fetch(api.origin + path, { method, headers, ...(body && { body }) });
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    return { status: response.status, type, body: await response.text() };
  } catch {
    return 'cut';
  }
};

const types = { json: 'application/json', text: 'text/plain', html: 'text/html' };

const fromFunction = (scenario: (typeof scenarios)[number], request: ApiRequest) => {
  const answer = answerTo(scenario, request);
  return typeof answer === 'string' ? answer : { ...answer, type: types[answer.type] };
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/** As data: the server writes JSON with room in it, counts its messages and looks at the clock. */
const told = (answer: ReturnType<typeof fromFunction>) => {
  if (typeof answer === 'string') return answer;
  const body = answer.type === types.json ? parsed(answer.body) : answer.body;
  const isReceived = typeof body === 'object' && body !== null && 'receivedAt' in body;
  return { ...answer, body: isReceived ? Object.keys(body) : body };
};

const answered = scenarios.filter((scenario) => scenario !== 'slow');

describe.each(answered)('%s', (scenario) => {
  it.each(requests)('$method $path', async (request) => {
    const answer = await fromServer(scenario, request);
    expect(told(fromFunction(scenario, request))).toEqual(told(answer));
  });
});

it('what is slow is never answered', () => {
  for (const request of requests) expect(answerTo('slow', request)).toBe('never');
});
