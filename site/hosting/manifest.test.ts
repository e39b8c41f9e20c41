import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { ValiError } from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask, open } from '../api/testing/http.ts';
import { watchBuild } from './currentBuild.ts';
import { parseManifest } from './manifest.ts';
import { createSiteServer } from './server.ts';
import { writeBuild } from './testing/fixture.ts';

const page = { file: 'index.html', styles: [], scripts: [] };
const valid = { pages: { '/': page }, notFound: page, shells: [], missingPost: page, gone: [] };

describe('parseManifest', () => {
  it.each([
    ['undefined', undefined],
    ['a manifest without a 404 document', { ...valid, notFound: undefined }],
    ['an encoded path of a removed post', { ...valid, gone: ['/blog/caf%C3%A9'] }],
    [
      'a file outside the site folder',
      { ...valid, notFound: { file: '../secret.html', styles: [], scripts: [] } },
    ],
    ['an absolute file', { ...valid, notFound: { file: '/etc/passwd', styles: [], scripts: [] } }],
    ['an upper-case path', { ...valid, pages: { '/Blog': page } }],
    ['a trailing slash', { ...valid, pages: { '/blog/': page } }],
    ['an encoded path', { ...valid, pages: { '/caf%C3%A9': page } }],
    ['a relative path', { ...valid, pages: { blog: page } }],
    [
      'a style that is no hash',
      { ...valid, notFound: { file: '404.html', styles: ["x'; script-src *"], scripts: [] } },
    ],
    ['a prefix without a trailing slash', { ...valid, shells: [{ prefix: '/blog', ...page }] }],
    ['a shell with the prefix /', { ...valid, shells: [{ prefix: '/', ...page }] }],
  ])('rejects %s', (_what, value) => {
    expect(() => parseManifest(value)).toThrow(ValiError);
  });
});

describe('watchBuild', () => {
  it('keeps the last build in service while the next one cannot be read', async () => {
    const fixtures = [writeBuild(), writeBuild()] as const;
    onTestFinished(() => fixtures.forEach((each) => each.remove()));
    const [{ folder, root, build }, next] = fixtures;
    const dist = join(folder, 'dist');
    const watch = watchBuild(dist);
    const origin = await open(createSiteServer({ build, api: { handler: () => {} }, watch }));
    const error = vi.spyOn(console, 'error').mockReturnValue();
    // As if the next build were swapped in and deleted again while its files are listed.
    renameSync(join(next.folder, 'dist', 'hosting.json'), join(dist, 'hosting.json'));
    renameSync(root, `${root}.old`);
    expect((await ask(origin, '/nowhere.css')).status).toBe(500);
    expect(error).toHaveBeenCalled();
    error.mockRestore();
    renameSync(`${root}.old`, root);
    expect((await ask(origin, '/')).status).toBe(200);
  });
});
