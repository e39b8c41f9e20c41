import { afterAll, beforeAll, expect, it } from 'vitest';
import { postSummaries, startMockApi, type RunningMockApi } from './index.ts';

let api: RunningMockApi;
beforeAll(async () => {
  api = await startMockApi({ scenario: 'error' });
});
afterAll(() => api.close());

it('sends a cover in each width that a post names, in every scenario', async () => {
  for (const { url } of postSummaries[0]?.coverImages ?? []) {
    const { status, headers } = await fetch(api.origin + url);
    expect([url, status, headers.get('content-type')]).toEqual([url, 200, 'image/webp']);
  }
});

it.each(['361/pucks-on-the-line.webp', '360/none.webp', '360/..%2f..%2fapp.ts'])(
  'answers 404 to /api/covers/%s',
  async (name) => {
    expect((await fetch(`${api.origin}/api/covers/${name}`)).status).toBe(404);
  },
);
