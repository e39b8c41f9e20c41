declare const safe: unique symbol;

/**
 * HTML that went through the sanitizer. Only the site's sanitizer may make one: nothing else knows
 * that what it holds can be put into a page.
 */
export type SafeHtml = (string | TrustedHTML) & { readonly [safe]: true };
