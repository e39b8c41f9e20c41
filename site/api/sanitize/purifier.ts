import type { SafeHtml } from '#ui';
import createPurify, { type WindowLike } from 'dompurify';
import { config } from './config.ts';
import { addHooks } from './hooks.ts';
import { checkText, checkTree } from './limits.ts';
import { Regions } from './regions.ts';

export type Sanitize = (html: string) => SafeHtml;

/**
 * Makes the sanitizer of a window, the browser's or jsdom's.
 * @throws {Error} when the library cannot work there: it would give everything back as it came
 */
export const createSanitizer = (window: WindowLike): Sanitize => {
  const purify = createPurify(window);
  if (!purify.isSupported) throw new Error('HTML cannot be made safe here.');
  let regions = new Regions();
  addHooks(purify, {
    begin: (body) => {
      checkTree(body);
      regions = new Regions();
    },
    finish: (element) => regions.wrap(element),
  });
  // Once and for all: no call can bring another one.
  purify.setConfig(config);

  return (html) => {
    checkText(html);
    // Read as the page is read: without a doctype a table may stand inside a paragraph.
    return purify.sanitize(`<!doctype html>${html}`) as SafeHtml;
  };
};
