import { createSanitizer, type Sanitize } from './purifier.ts';

/**
 * Sanitizes HTML of the API. Returns `TrustedHTML` in browsers that have Trusted Types.
 * @throws {UnreadableHtmlError} for HTML over a limit
 */
export const sanitize: Sanitize = createSanitizer(window);
