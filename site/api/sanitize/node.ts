import { JSDOM } from 'jsdom';
import { createSanitizer, type Sanitize } from './purifier.ts';

/**
 * Sanitizes HTML of the API at build time. Returns a string. Await a task (`setImmediate`) between two
 * posts: jsdom frees its documents only between tasks, and a thousand of them take 1 GB.
 * @throws {UnreadableHtmlError} for HTML over a limit
 */
export const sanitize: Sanitize = createSanitizer(new JSDOM('').window);
