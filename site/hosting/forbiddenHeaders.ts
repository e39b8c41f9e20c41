/** Headers of a request that the API must not get from a visitor. */

/** Headers in which a client could claim another address or host. */
const claims = /^(?:forwarded|x-forwarded-.+|x-real-ip|(?:x|true)-client-ip|cf-connecting-ip)$/;

/** Headers by which some servers replace the method or path that the contact guard has checked. */
const overrides = /^(?:x-http-method(?:-override)?|x-method-override|x-original-.+|x-rewrite-url)$/;

/** Returns whether a header may not come from a client. Some servers read `_` as `-`. */
export const isForbidden = (name: string): boolean => {
  const hyphenated = name.toLowerCase().replaceAll('_', '-');
  return claims.test(hyphenated) || overrides.test(hyphenated);
};

/**
 * Such headers by name, for hosts that remove headers by name. Without `X-Forwarded-For`, `-Host` and
 * `-Proto`, which a host sets itself.
 */
export const forbiddenNames = [
  'Forwarded',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Server',
  'X-Real-IP',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-HTTP-Method',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'X-Original-Method',
  'X-Original-URL',
  'X-Rewrite-URL',
] as const;
