import { JSDOM } from 'jsdom';
import { createSanitizer, type Sanitize } from './purifier.ts';

/**
 * Makes HTML of the API safe while pages are written; a string. Between two posts something must be
 * awaited: jsdom's documents are let go only between tasks, and a thousand of them take a gigabyte.
 * @throws {UnreadableHtmlError} for HTML that is too much to read
 */
export const sanitize: Sanitize = createSanitizer(new JSDOM('').window);
