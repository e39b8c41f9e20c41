/** The titles and descriptions of the legal pages that have a file. */
declare module 'virtual:legal-heads' {
  export const legalHeads: readonly import('./text.ts').LegalHead[];
}

/** Those pages, each a chunk of its own. */
declare module 'virtual:legal-pages' {
  export const legalImports: Readonly<
    Record<
      import('./pages.ts').LegalPageName,
      () => Promise<{ Page: import('react').ComponentType }>
    >
  >;
}
