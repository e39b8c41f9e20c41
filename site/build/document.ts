import { createHash } from 'node:crypto';
import { splitHead } from '../seo/splitHead.ts';
import { scriptJson } from '../seo/scriptJson.ts';

export interface DocumentParts {
  /** The built `index.html`. */
  template: string;
  /** What React rendered. */
  html: string;
  /** The path the document is for; `*` for the 404 page. */
  path: string;
  /** The page's styles, whole. */
  css: string;
  /** Addresses of the style files that `css` was read from. */
  styles: string[];
  /** Addresses of the fonts. */
  fonts: string[];
  /** The JSON from which the app hydrates. */
  prerendered: unknown;
  /** Structured data, if any. */
  data?: unknown;
}

const replaceOnce = (text: string, mark: string, by: string) => {
  const parts = text.split(mark);
  if (parts.length !== 2) throw new Error(`The template must hold ${mark} exactly once.`);
  return parts.join(by);
};

/** The hash by which the content policy knows an inline style. */
export const styleHash = (css: string) =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** Puts a page together: whole HTML that needs nothing else for its first paint. */
export const assembleDocument = (parts: DocumentParts): string => {
  const { head, body } = splitHead(parts.html);
  const preloads = parts.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  // Switched off, they load nothing; they tell the app's loader that these styles are here already.
  const present = parts.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  const data = parts.data
    ? `<script type="application/ld+json">${scriptJson(parts.data)}</script>`
    : '';
  const prerendered = `<script type="application/json" id="prerendered">${scriptJson(parts.prerendered)}</script>`;

  // Only the template's own line breaks: those of the page may mean something.
  const template = parts.template.replaceAll(/>\s*\n\s*</g, '><');
  let page = replaceOnce(template, 'data-path=""', `data-path="${parts.path}"`);
  page = replaceOnce(
    page,
    '<!--head-->',
    [head, ...preloads, `<style>${parts.css}</style>`, ...present, data].join(''),
  );
  page = replaceOnce(page, '<!--app-->', body);
  return replaceOnce(page, '<!--prerendered-->', prerendered);
};
