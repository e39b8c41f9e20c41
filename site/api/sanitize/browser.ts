import { createSanitizer } from './purifier.ts';

/**
 * Sanitize HTML of the API. Return `TrustedHTML` in browsers that have Trusted Types.
 * @throws {UnreadableHtmlError} for HTML over a limit
 */
export const { sanitize, sanitizeParts } = createSanitizer(window);
