import { blogFiles, headersFor } from '../../headers.ts';
import type { HostedSite } from '../host.ts';
import { headerSets, hiddenFiles, pageRows, policyOf, redirectRows, shellRows } from '../parts.ts';

/** The longest function that CloudFront takes, in bytes. */
export const maxFunctionBytes = 10_240;

/** The code of the function that decides about paths. It runs on CloudFront, so it imports nothing. */
const requestText = (
  settings: string,
): string => `// CloudFront function for viewer requests, runtime cloudfront-js-2.0.
var settings = ${settings};

function redirect(path, querystring) {
  var query = Object.keys(querystring).map(function (name) {
    var entry = querystring[name];
    var values = entry.multiValue || [entry];
    return values.map(function (it) { return it.value === '' ? name : name + '=' + it.value; }).join('&');
  }).join('&');
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: path + (query ? '?' + query : '') }, 'cache-control': { value: settings.redirectCache } },
  };
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (path.indexOf('/api/') === 0 || path.indexOf('/assets/') === 0) return request;
  var canonical = path.replace(/\\/+/g, '/').replace(/(.)\\/$/, '$1').replace(/\\.html$/i, '');
  canonical = /\\.[a-z0-9]+$/i.test(canonical) ? path : canonical.toLowerCase();
  if (canonical === '/index') canonical = '/';
  if (settings.hidden.indexOf(path) >= 0) { request.uri = '/not-found'; return request; }
  var moved = settings.redirects && settings.redirects[canonical];
  if (moved) return redirect(moved, request.querystring);
  if (canonical !== path) return redirect(canonical, request.querystring);
  if (/\\.[a-z0-9]+$/i.test(path)) return request;
  var shell = settings.shells.find(function (it) {
    return path.indexOf(it.prefix) === 0 && path.length > it.prefix.length && path.indexOf('/', it.prefix.length) < 0;
  });
  var isKnown = !shell || !settings.posts || settings.posts.indexOf(path.slice(6)) >= 0 || path === '/blog/category';
  request.uri = isKnown ? (path === '/' ? '/index.html' : path + '.html') : shell.file;
  return request;
}
`;

const responseText = (
  settings: string,
): string => `// CloudFront function for viewer responses, runtime cloudfront-js-2.0.
var settings = ${settings};

function handler(event) {
  var response = event.response;
  var uri = event.request.uri;
  if (uri.indexOf('/api/') === 0) return response;
  var headers = Object.assign({}, settings.every);
  var isPage = /\\.html$/.test(uri) || response.statusCode >= 400;
  var isPicture = /\\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(uri);
  var styles = settings.styles[settings.pages[response.statusCode >= 400 ? '404' : uri] || 0];
  headers['content-security-policy'] = isPage ? settings.page.replace('STYLES', styles) : isPicture ? settings.picture : settings.text;
  headers['cache-control'] = isPage || settings.blogFiles.indexOf(uri) >= 0 ? 'no-cache' : uri.indexOf('/assets/') === 0 ? settings.year : settings.day;
  if (uri.indexOf('/share/') === 0) headers['cross-origin-resource-policy'] = 'cross-origin';
  Object.keys(headers).forEach(function (name) { response.headers[name] = { value: headers[name] }; });
  return response;
}
`;

const stylesOf = (policy: string): string => /style-src 'self' ?([^;]*)/.exec(policy)?.[1] ?? '';

/**
 * Returns the function that maps paths to files. Without the list of posts when it would be too long,
 * and then without the redirects.
 */
export const viewerRequest = (site: HostedSite): string => {
  const prefix = '/blog/';
  const posts = pageRows(site)
    .filter(({ address }) => address.startsWith(prefix))
    .map(({ address }) => address.slice(prefix.length));
  const settings = {
    redirectCache: headerSets(site).redirect['Cache-Control'],
    hidden: hiddenFiles(site),
    shells: shellRows(site).map(({ prefix: start, file }) => ({ prefix: start, file })),
  };
  const redirects = Object.fromEntries(
    redirectRows(site).map(({ address, to }) => [address.toLowerCase(), to]),
  );
  const texts = [{ ...settings, redirects, posts }, { ...settings, redirects }, settings].map(
    (values) => requestText(JSON.stringify(values)),
  );
  const [shortest = ''] = texts.slice(-1);
  return texts.find((text) => Buffer.byteLength(text) <= maxFunctionBytes) ?? shortest;
};

/** Returns the function that sets headers. The policy of most posts is the first one. */
export const viewerResponse = (site: HostedSite): string => {
  const { manifest } = site.build;
  const rows = [
    ...pageRows(site).toReversed(),
    ...shellRows(site),
    { file: '404', policy: policyOf(site, manifest.notFound) },
  ];
  const styles = [...new Set(rows.map(({ policy }) => stylesOf(policy)))];
  const [anyRow] = rows;
  const page = anyRow?.policy.replace(/style-src [^;]*/, "style-src 'self' STYLES");
  const sets = headerSets(site);
  const { 'Content-Security-Policy': _policy, 'Cache-Control': _cache, ...every } = sets.text;
  const settings = {
    every: Object.fromEntries(
      Object.entries(every).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    page,
    picture: sets.picture['Content-Security-Policy'],
    text: sets.text['Content-Security-Policy'],
    day: sets.text['Cache-Control'],
    blogFiles: blogFiles.map((file) => `/${file}`),
    year: headersFor({ kind: 'asset', status: 200, file: 'main.js' })['Cache-Control'],
    styles,
    pages: Object.fromEntries(
      rows
        .map(({ file, policy }) => [file, styles.indexOf(stylesOf(policy))] as const)
        .filter(([, index]) => index > 0),
    ),
  };
  return responseText(JSON.stringify(settings));
};
