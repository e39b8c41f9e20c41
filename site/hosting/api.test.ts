import { describe, expect, it, vi } from 'vitest';
import type { Api } from './api.ts';
import { createSiteServer } from './server.ts';
import { apiSecurityHeaders, buildForFile, message } from './testing/fixture.ts';
import { ask, open } from '../api/testing/http.ts';

const fixture = buildForFile();

const site = (api: Api): Promise<string> => open(createSiteServer({ build: fixture.build, api }));

describe('apiHandler', () => {
  it('gets the security headers and loses its CORS headers', async () => {
    const origin = await site({
      handler: (request, response) => {
        response.setHeader('Access-Control-Allow-Credentials', 'true');
        response.setHeader('X-Powered-By', 'something');
        response.writeHead(201, 'Made', {
          'Access-Control-Allow-Origin': '*',
          'Content-Security-Policy': 'script-src *',
          'X-Path': request.url,
        });
        response.end('[]');
      },
    });
    const answer = await ask(origin, '/api/contact?x=1', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      ...apiSecurityHeaders,
      'x-path': '/api/contact?x=1',
      'cache-control': 'no-store',
    });
    expect(Object.keys(answer.headers).join()).not.toMatch(/access-control|powered/);
  });

  it('keeps its Cache-Control and takes headers as a list', async () => {
    const origin = await site({
      handler: (_request, response) => {
        response.writeHead(200, ['Cache-Control', 'max-age=60', 'X-One', '1']).end();
      },
    });
    const { headers } = await ask(origin, '/api/covers/a.jpg');
    expect(headers).toMatchObject({
      ...apiSecurityHeaders,
      'cache-control': 'max-age=60',
      'x-one': '1',
    });
  });

  it('answers 404 when it calls next, 500 when it fails or throws', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const pass = await site({ handler: (_request, _response, next) => next() });
    expect(await ask(pass, '/api/x')).toMatchObject({ status: 404, headers: apiSecurityHeaders });
    const fail = await site({ handler: (_request, _response, next) => next(new Error('no')) });
    expect(await ask(fail, '/api/x')).toMatchObject({ status: 500, headers: apiSecurityHeaders });
    const crash = await site({
      handler: () => {
        throw new Error('crash');
      },
    });
    expect(await ask(crash, '/api/x')).toMatchObject({ status: 500, headers: apiSecurityHeaders });
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });
});
