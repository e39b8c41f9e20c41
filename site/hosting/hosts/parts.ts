/** Values of the hosting rules in the form that the configuration of several hosts needs. */
import { encodePath } from '../../canonicalPath.ts';
import { apiHeaders, headersFor, type Headers } from '../headers.ts';
import type { SiteDocument } from '../manifest.ts';
import type { HostedSite } from './host.ts';

/** A page of the build. */
export interface PageRow {
  /** Not percent-encoded: the form in which servers compare paths. */
  readonly path: string;
  /** Percent-encoded: the form in which browsers ask for it. */
  readonly address: string;
  /** Such as `/guides/bearing-maintenance.html`. */
  readonly file: string;
  readonly policy: string;
}

const policyName = 'Content-Security-Policy';

/** Returns the content security policy of a document. */
export const policyOf = (site: HostedSite, document: SiteDocument): string =>
  headersFor({ kind: 'page', status: 200, ...document }, site.policy)[policyName] ?? '';

/** Returns the pages of a build. */
export const pageRows = (site: HostedSite): PageRow[] =>
  Object.entries(site.build.manifest.pages).map(([path, document]) => ({
    path,
    address: encodePath(path),
    file: `/${document.file}`,
    policy: policyOf(site, document),
  }));

/** A redirect of an address that has changed. */
export interface RedirectRow extends Pick<PageRow, 'path' | 'address'> {
  /** The address that it leads to. */
  readonly to: string;
}

/** Returns the redirects of a build. */
export const redirectRows = ({ build }: HostedSite): RedirectRow[] =>
  Object.entries(build.manifest.redirects).map(([path, to]) => ({
    path,
    address: encodePath(path),
    to: encodePath(to),
  }));

/** Returns the addresses of posts that were published and then removed. */
export const goneRows = ({ build }: HostedSite): Pick<PageRow, 'path' | 'address'>[] =>
  build.manifest.gone.map((path) => ({ path, address: encodePath(path) }));

/** Returns the documents that have no address of their own, such as `/404.html`. */
export const hiddenFiles = ({ build: { manifest } }: HostedSite): string[] => {
  const { notFound, missingPost, shells, answers } = manifest;
  return [notFound, missingPost, ...shells, ...Object.values(answers)].map(
    ({ file }) => `/${file}`,
  );
};

/** Returns the shells, with the more specific prefix first. */
export const shellRows = (site: HostedSite) =>
  site.build.manifest.shells
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .map((shell) => ({
      prefix: shell.prefix,
      file: `/${shell.file}`,
      policy: policyOf(site, shell),
    }));

/**
 * A slug that hosts recognize without decoding it: lower-case letters, digits, hyphens, and letters
 * outside ASCII as browsers encode them.
 */
export const slugPattern = '(?:[a-z0-9-]|%[C-F][0-9A-F](?:%[89AB][0-9A-F])+)+';

const sample: SiteDocument = { file: 'index.html', styles: [], scripts: [] };
const withoutType = ({
  'Content-Type': _type,
  Location: _location,
  ...headers
}: Headers): Headers => headers;

/**
 * Returns the headers of each kind of answer. Those of pages have no content security policy, because it
 * differs from page to page.
 */
export const headerSets = (site: HostedSite) => {
  const { [policyName]: _policy, ...page } = headersFor(
    { kind: 'page', status: 200, ...sample },
    site.policy,
  );
  const file = (name: string) =>
    withoutType(headersFor({ kind: 'file', status: 200, file: name }, site.policy));
  const asset = (name: string) =>
    withoutType(headersFor({ kind: 'asset', status: 200, file: name }, site.policy));
  return {
    page: withoutType(page),
    text: file('robots.txt'),
    /** Of the feed and the sitemap; see `blogFiles`. */
    blogFile: file('rss.xml'),
    picture: file('favicon.svg'),
    share: file('share/home.png'),
    asset: asset('main.js'),
    assetPicture: asset('hero.webp'),
    redirect: withoutType(headersFor({ kind: 'redirect', status: 308, location: '' })),
    missing: withoutType(headersFor({ kind: 'missing', status: 404 }, site.policy)),
    api: apiHeaders,
  };
};

/** File extensions of pictures, as a part of a regular expression. */
export const pictureExtensions = 'avif|gif|ico|jpe?g|png|svg|webp';

/** File extensions of compressed copies, which must not be requested by their own address. */
export const copyExtensions = 'br|gz';

/** Returns the extensions of the files that have compressed copies, such as `js`. */
export const compressedExtensions = ({ build: { files } }: HostedSite): string[] => {
  const names = [...files].filter((file) => files.has(`${file}.br`));
  return [...new Set(names.map((file) => file.slice(file.lastIndexOf('.') + 1)))].toSorted();
};
