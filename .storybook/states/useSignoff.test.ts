// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSignoff, type Signoff } from './useSignoff.ts';

const now = '0123456789abcdef';
const [first, second] = ['pages-blog--empty-w360', 'pages-blog--empty-w1440'] as const;
const key = 'storybook-signoff-unsent';

const data = vi.hoisted(() => ({
  canSign: false,
  baselines: {} as Record<string, string>,
  signatures: {} as Record<string, object>,
}));
vi.mock('virtual:signoff', () => ({ default: data }));

let result: { current: Signoff };
/** Opens the gallery again, as a reload does. */
const load = () => {
  cleanup();
  ({ result } = renderHook(() => useSignoff()));
};
const names = () => result.current.unsent.map(({ name }) => name);

describe('useSignoff', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('storybook-signoff-person', 'Ana');
    Object.assign(data, {
      canSign: false,
      baselines: { [first]: now, [second]: now },
      signatures: {},
    });
    load();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('keeps unsent signatures after a reload, until they are withdrawn', async () => {
    await act(() => result.current.sign(first));
    await act(() => result.current.sign(second));
    load();
    expect(names()).toEqual([first, second]);
    act(() => result.current.withdraw(first));
    load();
    expect(names()).toEqual([second]);
  });

  it('removes a signature that the server has saved', async () => {
    await act(() => result.current.sign(first));
    data.canSign = true;
    const signature = { baseline: now, name: 'Ana', date: '2026-11-23' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ signature })));
    await act(() => result.current.sign(first));
    expect(names()).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps no signature that the server refuses, because the state has changed', async () => {
    data.canSign = true;
    const problem = 'BlogPage.tsx has changed.';
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ problem }, { status: 400 })));
    await act(() => result.current.sign(first));
    expect(names()).toEqual([]);
    expect(result.current.problem).toBe(problem);
  });

  it('refuses a name that no signature may have', async () => {
    act(() => result.current.setPerson('Ana (QA)'));
    await act(() => result.current.sign(first));
    expect(names()).toEqual([]);
    expect(result.current.problem).toMatch(/^A name has letters/);
  });

  it('leaves out what is signed in the meantime, or has changed since', async () => {
    await act(() => result.current.sign(first));
    await act(() => result.current.sign(second));
    data.signatures = { [first]: { baseline: now, name: 'Bo', date: '2026-11-23' } };
    data.baselines = { ...data.baselines, [second]: 'fedcba9876543210' };
    load();
    expect(names()).toEqual([]);
  });

  it.each(['{', 'null', '7', '{"length":1}', '[null,[],{"name":"__proto__"}]'])(
    'shows the gallery when storage has %s',
    (stored) => {
      localStorage.setItem(key, stored);
      load();
      expect(names()).toEqual([]);
    },
  );
});
