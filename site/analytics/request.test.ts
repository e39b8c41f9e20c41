// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from './request.ts';

const event = { address: `${location.origin}/about?a=b`, referrer: 'https://news.example/' };

describe('send', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const requestOf = (tool: 'plausible' | 'umami', more = {}) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError()));
    vi.stubGlobal('fetch', fetch);
    send({ tool, host: 'https://stats.example', site: 'site-1' }, { ...event, ...more });
    const [url = '', { body = '', ...init } = {}] = fetch.mock.calls[0] ?? [];
    return { url, init, body: JSON.parse(body as string) as unknown };
  };

  it('sends Plausible a page view, without cookies and without asking for permission', () => {
    expect(requestOf('plausible')).toEqual({
      url: 'https://stats.example/api/event',
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        keepalive: true,
        credentials: 'omit',
      },
      body: {
        name: 'pageview',
        url: event.address,
        domain: 'site-1',
        referrer: event.referrer,
      },
    });
  });

  it('sends Umami a page view without a name, and another event with its details', () => {
    const view = requestOf('umami');
    expect(view.url).toBe('https://stats.example/api/send');
    expect(view.body).toMatchObject({
      type: 'event',
      payload: { website: 'site-1', url: '/about?a=b', referrer: event.referrer },
    });
    expect(view.body).not.toHaveProperty('payload.name');
    const details = { placement: 'hero' };
    expect(requestOf('umami', { name: 'Store link', details }).body).toMatchObject({
      payload: { name: 'Store link', data: details },
    });
  });
});
