import type { SafeHtml } from '#ui';
import createPurify, { type WindowLike } from 'dompurify';
import { config } from './config.ts';
import { addHooks } from './hooks.ts';
import { checkText, checkTree } from './limits.ts';
import { Regions } from './regions.ts';

export type Sanitize = (html: string) => SafeHtml;

/**
 * Creates a sanitizer for a window, the browser's or jsdom's.
 * @throws {Error} when DOMPurify does not support the window: it would return all HTML unchanged
 */
export const createSanitizer = (window: WindowLike): Sanitize => {
  const purify = createPurify(window);
  if (!purify.isSupported) throw new Error('DOMPurify does not support this window.');
  let regions = new Regions();
  addHooks(purify, {
    begin: (body) => {
      checkTree(body);
      regions = new Regions();
    },
    finish: (element) => regions.wrap(element),
  });
  // Set once: a later call cannot pass another configuration.
  purify.setConfig(config);

  return (html) => {
    checkText(html);
    // Parsed in standards mode, as in the page: in quirks mode a table may be inside a paragraph.
    return purify.sanitize(`<!doctype html>${html}`) as SafeHtml;
  };
};
