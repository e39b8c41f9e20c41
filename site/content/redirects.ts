/**
 * Addresses that have changed, as paths: the old one, then the one that it leads to. The build checks
 * them. A post whose slug has changed needs no row when the API lists its previous slugs.
 *
 * @example '/blog/wax-or-not': '/blog/cloth-or-waxed'
 */
export const redirects: Readonly<Record<string, string>> = {};
