declare const safe: unique symbol;

/** HTML from the sanitizer. Only the site's sanitizer may cast a value to this type. */
export type SafeHtml = (string | TrustedHTML) & { readonly [safe]: true };
