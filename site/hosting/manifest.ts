import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { CliError, hasErrorCode } from './cliError.ts';

const filePath = v.pipe(
  v.string(),
  v.check(
    (path) =>
      path.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part)),
    'a path inside the site folder',
  ),
);

const hashes = v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/)));

const origins = v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[a-z\d.:-]+$/i)));

const document = {
  file: filePath,
  styles: hashes,
  scripts: hashes,
  connect: v.exactOptional(origins),
};

const pagePath = v.pipe(
  v.string(),
  v.check(
    (path) => path === '/' || (/^(\/[^/\\?#%]+)+$/.test(path) && path === path.toLowerCase()),
    'a lower-case path without a trailing slash or percent-encoding',
  ),
);

const manifestSchema = v.object({
  /** Canonical path, not percent-encoded → document. */
  pages: v.record(pagePath, v.object(document)),
  /** The document for every path without a page or file; sent with status 404. */
  notFound: v.object(document),
  /** Documents for pages that did not exist at build time: `prefix` and one more segment. */
  shells: v.array(
    v.object({ prefix: v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)+\/$/)), ...document }),
  ),
  /** The document for a post that does not exist; sent with status 404 or 410. */
  missingPost: v.object(document),
  /** Paths of posts that were published and then removed, in the form of `pages`. Newest last. */
  gone: v.array(pagePath),
  /** Paths of renamed pages → the path that each has now, both in the form of `pages`. */
  redirects: v.optional(v.record(pagePath, pagePath), {}),
  /** Paths of posts that the API lists ahead of their time → that time, as an ISO date. */
  scheduled: v.optional(
    v.record(
      pagePath,
      v.pipe(
        v.string(),
        v.check((iso) => !Number.isNaN(Date.parse(iso))),
      ),
    ),
    {},
  ),
  /** The answers to a form that is posted without JavaScript, by name. */
  answers: v.optional(v.record(v.string(), v.object(document)), {}),
});

/** An HTML file, the CSP hashes of its inline styles and scripts (`sha256-…`, unquoted), and where it connects to. */
export interface SiteDocument {
  readonly file: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Origins that its scripts send requests to, besides the site's own. */
  readonly connect?: readonly string[];
}

/** Tells a host which file is which page; `dist/hosting.json`. Files are relative to the site folder. */
export interface HostingManifest {
  readonly pages: Readonly<Record<string, SiteDocument>>;
  readonly notFound: SiteDocument;
  readonly shells: readonly (SiteDocument & { readonly prefix: string })[];
  /** The document for a post that does not exist; sent with status 404 or 410. */
  readonly missingPost: SiteDocument;
  /** Paths of posts that were published and then removed, in the form of `pages`. Newest last. */
  readonly gone: readonly string[];
  /** Paths of renamed pages → the path that each has now, both in the form of `pages`. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Paths of posts that the API lists ahead of their time → that time, as an ISO date. */
  readonly scheduled: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, SiteDocument>>;
}

/** A build that can be served. */
export interface Build {
  /** Folder of the public files. */
  readonly root: string;
  readonly manifest: HostingManifest;
  /** Names of the public files, relative to `root`. */
  readonly files: ReadonlySet<string>;
}

/** @throws {v.ValiError} when the value is not a hosting manifest */
export const parseManifest = (value: unknown): HostingManifest => v.parse(manifestSchema, value);

/** Returns the files below a folder, as paths with forward slashes relative to it. */
export const listFiles = (root: string): Set<string> => {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
};

/** @throws {Error} when there is no hosting manifest in a `dist` folder, or none that can be read */
export const readManifest = (dist: string): HostingManifest =>
  parseManifest(JSON.parse(readFileSync(join(dist, 'hosting.json'), 'utf8')));

const read = (dist: string): Build => {
  const root = join(dist, 'site');
  try {
    return { root, manifest: readManifest(dist), files: listFiles(root) };
  } catch (error) {
    throw new CliError(
      hasErrorCode(error, 'ENOENT')
        ? 'The site has not been built yet: run npm run build first.'
        : 'The build in dist is damaged: run npm run build again.',
      { cause: error },
    );
  }
};

/**
 * Opens the build in a `dist` folder.
 *
 * @throws {CliError} when there is no build, or when a file of it is missing
 */
export const openBuild = (dist: string): Build => {
  const build = read(dist);
  const { pages, notFound, shells, missingPost, answers } = build.manifest;
  const named = [...Object.values(pages), ...Object.values(answers)];
  const documents = [...named, notFound, ...shells, missingPost];
  const missing = documents.find(({ file }) => !build.files.has(file));
  if (missing) {
    throw new CliError(`The build in dist lacks ${missing.file}: run npm run build again.`);
  }
  return build;
};
