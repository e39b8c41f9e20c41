import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { hasErrorCode, CliError } from './cliError.ts';

const file = v.pipe(
  v.string(),
  v.check(
    (path) =>
      path.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part)),
    'a path inside the site folder',
  ),
);

const styles = v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/)));

const document = { file, styles };

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
  /** The document sent, with status 404, for every path that nothing else claims. */
  notFound: v.object(document),
  /** Documents for pages that did not exist yet when the site was built: `prefix` + one segment. */
  shells: v.array(
    v.object({ prefix: v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)+\/$/)), ...document }),
  ),
});

/** An HTML file and the CSP hashes (`sha256-…`, unquoted) of its inline styles. */
export interface SiteDocument {
  readonly file: string;
  readonly styles: readonly string[];
}

/** What the build tells the host; written to `dist/hosting.json`. Files are relative to the site. */
export interface HostingManifest {
  readonly pages: Readonly<Record<string, SiteDocument>>;
  readonly notFound: SiteDocument;
  readonly shells: readonly (SiteDocument & { readonly prefix: string })[];
}

/** A build that can be served. */
export interface Build {
  /** Folder of the public files. */
  readonly root: string;
  readonly manifest: HostingManifest;
}

/** Checks the shape of a manifest. Throws valibot's error when it is not one. */
export function parseManifest(value: unknown): HostingManifest {
  return v.parse(manifestSchema, value);
}

/** The public files below a folder, as paths with forward slashes relative to it. */
export function listFiles(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
}

/**
 * Opens the build in a `dist` folder.
 *
 * @throws {CliError} when there is none, or when it is not whole.
 */
export function openBuild(dist: string): Build {
  const root = join(dist, 'site');
  let manifest: HostingManifest;
  let files: Set<string>;
  try {
    manifest = parseManifest(JSON.parse(readFileSync(join(dist, 'hosting.json'), 'utf8')));
    files = listFiles(root);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT'))
      throw new CliError('The site has not been built yet: run npm run build first.');
    throw new CliError('The build in dist is damaged: run npm run build again.', { cause: error });
  }
  const { pages, notFound, shells } = manifest;
  const lost = [...Object.values(pages), notFound, ...shells].find((it) => !files.has(it.file));
  if (lost) throw new CliError(`The build in dist lacks ${lost.file}: run npm run build again.`);
  return { root, manifest };
}

/**
 * Watches a `dist` folder: each call gives the build that has come since the last one, or nothing.
 * A build that cannot be opened is reported, and the one before stays.
 */
export function nextBuilds(dist: string): () => Build | undefined {
  const path = join(dist, 'hosting.json');
  // Each build writes a file of its own: a new number, and most often another time.
  const look = (): string | undefined => {
    const state = statSync(path, { throwIfNoEntry: false });
    return state && `${state.ino} ${state.mtimeMs}`;
  };
  let seen = look();
  return () => {
    const now = look();
    if (now === undefined || now === seen) return undefined;
    seen = now;
    try {
      return openBuild(dist);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return undefined;
    }
  };
}
