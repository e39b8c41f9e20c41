declare const safe: unique symbol;

/** HTML that has been through the sanitizer. Nothing else can make it, and nothing else is shown. */
export type SafeHtml = (string | TrustedHTML) & { readonly [safe]: true };
