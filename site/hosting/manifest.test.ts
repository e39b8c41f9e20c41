import { ValiError } from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseManifest } from './manifest.ts';

const page = { file: 'index.html', styles: [] };
const good = { pages: { '/': page }, notFound: page, shells: [] };

describe('parseManifest', () => {
  it('takes the least a site can have', () => {
    expect(parseManifest(good)).toStrictEqual(good);
  });

  it.each([
    ['nothing', undefined],
    ['no 404 document', { pages: {}, shells: [] }],
    ['a climbing file', { ...good, notFound: { file: '../secret.html', styles: [] } }],
    ['an absolute file', { ...good, notFound: { file: '/etc/passwd', styles: [] } }],
    ['an upper-case path', { ...good, pages: { '/Blog': page } }],
    ['a trailing slash', { ...good, pages: { '/blog/': page } }],
    ['an encoded path', { ...good, pages: { '/caf%C3%A9': page } }],
    ['a relative path', { ...good, pages: { blog: page } }],
    [
      'a style that is no hash',
      { ...good, notFound: { file: '404.html', styles: ["x'; script-src *"] } },
    ],
    ['a prefix without its slash', { ...good, shells: [{ prefix: '/blog', ...page }] }],
    ['a shell over everything', { ...good, shells: [{ prefix: '/', ...page }] }],
  ])('refuses %s', (_what, value) => {
    expect(() => parseManifest(value)).toThrow(ValiError);
  });
});
