/** The legal pages. Each is a page when the owner has written its file in `site/content/legal/`. */
export const legalPages = [
  { key: 'privacy', path: '/privacy-policy', name: 'Privacy policy' },
  { key: 'terms', path: '/terms-of-service', name: 'Terms of service' },
] as const;

type LegalPage = (typeof legalPages)[number];

/** The name of the file of a legal page, without `.md`. */
export type LegalKey = LegalPage['key'];

export type LegalPath = LegalPage['path'];

/** The name of the page of a legal text, which `plugin.ts` makes. */
export type LegalPageName = `legal/${LegalKey}`;
