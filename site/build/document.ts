import { createHash } from 'node:crypto';
import { brand } from '../content/facts.ts';
import { splitHead } from '../seo/splitHead.ts';
import type { DocumentCheck } from './documentCheck.ts';
import { scriptJson } from '../seo/scriptJson.ts';
import { withoutVoidSlashes } from './voidTags.ts';

export interface DocumentParts {
  /** The built `index.html`. */
  template: string;
  /** The HTML that React rendered, with the head's tags first. */
  html: string;
  /** The sanitized HTML in `html` that the API sent, if any. */
  content?: readonly string[];
  /** Path of the page; `*` for the 404 page. */
  path: string;
  /** The styles that the document uses. */
  css: string;
  /** Address of the style sheet that the app loads. */
  styles: string;
  /** Addresses of the scripts that the app starts with, the first of which imports the others. */
  scripts: string[];
  /** Addresses of the fonts that the first paint needs. */
  fonts: string[];
  /** The JSON from which the app hydrates. */
  prerendered: unknown;
  /** The conditional request that the inline script sends to the API. Undefined on pages without its data. */
  check?: DocumentCheck | undefined;
  /** Structured data, if any. */
  data?: unknown;
}

const replaceOnce = (text: string, mark: string, by: string) => {
  const parts = text.split(mark);
  if (parts.length !== 2) throw new Error(`The template must hold ${mark} exactly once.`);
  return parts.join(by);
};

/** Returns the link to the feed on the home page and on those of the blog, where feed readers look for it. */
const feedLink = (path: string) =>
  path === '/' || path === '/blog' || path.startsWith('/blog/')
    ? `<link rel="alternate" type="application/rss+xml" title="${brand} blog" href="/rss.xml">`
    : '';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the attribute that `boot/dataCheck.ts` reads. Neither a path nor an ETag has a space. */
const checkAttribute = ({ path, etag }: DocumentCheck) =>
  ` data-check="${escaped([path, etag].filter(Boolean).join(' '))}"`;

/** Returns the hash of an inline style or script for the content security policy: `sha256-…`. */
export const inlineHash = (code: string) =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Returns the hashes of the inline scripts of a template, and of its speculation rules. */
export const scriptHashes = (template: string) =>
  [...template.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs)].map(
    ([, code = '']) => inlineHash(code),
  );

/**
 * Returns the HTML of a page, with everything that its first paint needs.
 *
 * @throws {Error} when a placeholder of the template is missing or there twice
 */
export const assembleDocument = (parts: DocumentParts): string => {
  const { head, body } = splitHead(parts.html, parts.content);
  const preloads = parts.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const data = parts.data
    ? `<script type="application/ld+json">${scriptJson(parts.data)}</script>`
    : '';
  // After the page: browsers request files of the same priority in the order of the document, and the
  // first picture comes first.
  const prerendered = `${preloads.join('')}<script type="application/json" id="prerendered">${scriptJson(parts.prerendered)}</script>`;

  // Line breaks of the template only: those of the page can be content.
  const template = withoutVoidSlashes(parts.template.replaceAll(/>\s*\n\s*</g, '><'));
  // A path may contain '&': unescaped, the browser would read '&copy' as '©'.
  let page = replaceOnce(template, 'data-path=""', `data-path="${escaped(parts.path)}"`);
  const check = parts.check ? checkAttribute(parts.check) : '';
  const app = `data-app="${[...parts.scripts, parts.styles].join(' ')}"${check}`;
  page = replaceOnce(page, '<!--feed-->', feedLink(parts.path));
  page = replaceOnce(page, 'data-app="/main.tsx"', app);
  page = replaceOnce(
    page,
    '<!--head-->',
    [withoutVoidSlashes(head), `<style>${parts.css}</style>`, data].join(''),
  );
  page = replaceOnce(page, '<!--prerendered-->', prerendered);
  // Last, because an attribute in a post may contain a placeholder: parsers do not escape it.
  return replaceOnce(page, '<!--app-->', withoutVoidSlashes(body, parts.content));
};
