import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { contactErrors, lengthErrors } from '../../content/contactRules.ts';
import { openBuild, type Build, type HostingManifest } from '../manifest.ts';

const answers = [
  'sent',
  'crossSite',
  'tooLarge',
  'invalid',
  'tooMany',
  'failed',
  'unconfirmed',
] as const;

const manifest: HostingManifest = {
  pages: {
    '/': { file: 'index.html', styles: ['sha256-aG9tZQ=='], scripts: [] },
    '/hockey-tape': { file: 'hockey-tape.html', styles: [], scripts: [] },
  },
  notFound: { file: '404.html', styles: ['sha256-bm9uZQ=='], scripts: [] },
  shells: [{ prefix: '/blog/', file: 'blog-shell.html', styles: [], scripts: [] }],
  missingPost: { file: 'missing-post.html', styles: [], scripts: [] },
  gone: ['/blog/taken-back'],
  redirects: { '/blog/wax-not': '/hockey-tape', '/old-tape': '/hockey-tape' },
  scheduled: { '/blog/next-season': '2030-01-05T02:00:00.000Z' },
  answers: Object.fromEntries(
    answers.map((name) => [
      name,
      { file: `contact-answers/${name}.html`, styles: [], scripts: [] },
    ]),
  ),
};

const fieldErrors = [contactErrors, lengthErrors]
  .flatMap((errors) => Object.entries(errors))
  .map(([field, error]) => `<li data-error-of="${field}"><p>${error}</p></li>`)
  .join('');

export const contents = {
  'index.html': '<!doctype html><title>Home</title>',
  'hockey-tape.html': '<!doctype html><title>Tape</title>',
  '404.html': '<!doctype html><title>404 Page Not Found</title>',
  'blog-shell.html': '<!doctype html><title>Post</title>',
  'missing-post.html': '<!doctype html><title>Post not found</title>',
  ...Object.fromEntries(
    answers.map((name) => [`contact-answers/${name}.html`, `<title>${name}</title>`]),
  ),
  'contact-answers/invalid.html': `<title>invalid</title><ul>${fieldErrors}</ul>`,
  'assets/main-a1.js': 'console.log("puck")',
  'assets/main-a1.css': 'a{color:red}',
  'assets/hero-a1.webp': '0123456789',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'share/home.png': 'not really a picture',
  'empty.txt': '',
};

/** A temporary project folder with a `dist`. */
export interface Fixture {
  readonly folder: string;
  /** The site folder. */
  readonly root: string;
  readonly build: Build;
  remove(): void;
}

/** Writes a small build. Text files have compressed copies, pictures do not. */
export const writeBuild = (): Fixture => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  const root = join(folder, 'dist', 'site');
  for (const [name, text] of Object.entries(contents)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (/\.(webp|png)$/.test(name)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
  writeFileSync(join(folder, 'dist', 'hosting.json'), JSON.stringify(manifest));
  return {
    folder,
    root,
    build: openBuild(join(folder, 'dist')),
    remove: () => rmSync(folder, { recursive: true }),
  };
};

/** Writes a small build that is removed after the last test of the file. */
export const buildForFile = (): Fixture => {
  const fixture = writeBuild();
  afterAll(() => fixture.remove());
  return fixture;
};

/** Headers of every API response that keep it from acting as a page. */
export const apiSecurityHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

/** A valid contact message. */
export const message = {
  name: 'Ada',
  email: 'ada@rink.example',
  subject: 'Other',
  message: 'Two rolls, please.',
  privacy: true,
};
