import { describe, expect, it, vi } from 'vitest';
import type { SiteDecision } from './decision.ts';
import { checkPost } from './finalDecision.ts';
import type { PostCheck } from './postCheck.ts';

const document = { file: 'a.html', styles: [], scripts: [] };
const shellOf = (status: 404 | 410, due?: string): SiteDecision => ({
  kind: 'shell',
  status: 200,
  post: {
    apiPath: '/api/blog/post/puck',
    missing: { kind: 'missingPost', status, ...document },
    ...(due && { due }),
  },
  ...document,
});

describe('checkPost', () => {
  it.each([
    ['published', 404, 'shell 200'],
    ['published', 410, 'shell 200'],
    ['missing', 404, 'missingPost 404'],
    ['missing', 410, 'missingPost 410'],
    ['gone', 404, 'missingPost 410'],
    [undefined, 404, 'shell 200'],
    [undefined, 410, 'missingPost 410'],
  ] as const)(
    'when the API says %s and the build %i, decides %s',
    async (state, status, expected) => {
      const decision = await checkPost(shellOf(status), () => Promise.resolve(state));
      expect(`${decision.kind} ${decision.status}`).toBe(expected);
    },
  );

  it('holds a post back until its time, without asking the API', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01T11:59:59Z') });
    const askFor = vi.fn<PostCheck>(() => Promise.resolve('published'));
    const shell = shellOf(410, '2026-01-01T12:00:00Z');
    expect(await checkPost(shell, askFor)).toMatchObject({ kind: 'missingPost', status: 404 });
    expect(askFor).not.toHaveBeenCalled();
    vi.setSystemTime(Date.parse('2026-01-01T12:00:00Z'));
    expect(await checkPost(shell, askFor)).toMatchObject({ kind: 'shell', status: 200 });
    vi.useRealTimers();
  });
});
