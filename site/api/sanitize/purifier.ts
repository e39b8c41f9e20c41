import type { SafeHtml } from '#ui';
import createPurify, { type WindowLike } from 'dompurify';
import { config } from './config.ts';
import { addHooks } from './hooks.ts';
import { checkText, checkTree } from './limits.ts';
import { Regions } from './regions.ts';
import { cutSecondPart } from './split.ts';

export interface Sanitizer {
  sanitize: (html: string) => SafeHtml;
  /** Returns the first two sections of a post and the others; one part when there are no others. */
  sanitizeParts: (html: string) => SafeHtml[];
}

/**
 * Creates a sanitizer for a window, the browser's or jsdom's.
 * @throws {Error} when DOMPurify does not support the window: it would return all HTML unchanged
 */
export const createSanitizer = (window: WindowLike): Sanitizer => {
  const purify = createPurify(window);
  if (!purify.isSupported) throw new Error('DOMPurify does not support this window.');
  let regions = new Regions();
  /** Called with each document before its elements. */
  let onBody: (body: Element) => void = () => {};
  addHooks(purify, {
    begin: (body) => {
      checkTree(body);
      onBody(body);
    },
    finish: (element) => regions.wrap(element),
  });
  // Set once: a later call cannot pass another configuration.
  purify.setConfig(config);

  // Parsed in standards mode, as in the page: in quirks mode a table may be inside a paragraph.
  const run = (html: string) => purify.sanitize(`<!doctype html>${html}`) as SafeHtml;

  const begin = (html: string, act: typeof onBody) => {
    checkText(html);
    regions = new Regions();
    onBody = act;
    return run(html);
  };

  return {
    sanitize: (html) => begin(html, () => {}),
    sanitizeParts: (html) => {
      let rest = '';
      const first = begin(html, (body) => {
        rest = cutSecondPart(body);
      });
      onBody = () => {};
      // Sanitized like any other HTML. Regions count on, because their names are unique on the page.
      return rest ? [first, run(rest)] : [first];
    },
  };
};
