declare const safe: unique symbol;

/** HTML that has been through the site's sanitizer. Only the sanitizer may make one. */
export type SafeHtml = (string | TrustedHTML) & { readonly [safe]: true };
