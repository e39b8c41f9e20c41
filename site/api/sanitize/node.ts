import { JSDOM } from 'jsdom';
import { createSanitizer } from './purifier.ts';

/**
 * Sanitize HTML of the API at build time. Return strings. Await a task (`setImmediate`) between two
 * posts: jsdom frees its documents only between tasks, and a thousand of them take 1 GB.
 * @throws {UnreadableHtmlError} for HTML over a limit
 */
export const { sanitize, sanitizeParts } = createSanitizer(new JSDOM('').window);
