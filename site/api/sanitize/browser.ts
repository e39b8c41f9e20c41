import { createSanitizer, type Sanitize } from './purifier.ts';

/**
 * Makes HTML of the API safe, as `TrustedHTML` where there is such a thing.
 * @throws {UnreadableHtmlError} for HTML that is too much to read
 */
export const sanitize: Sanitize = createSanitizer(window);
