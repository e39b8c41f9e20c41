/**
 * The legal pages that have a file. Node looks for the files. In a bundle, where there are none,
 * `plugin.ts` replaces this module by its result.
 */
import { legalFolder, writtenIn } from './files.ts';
import type { LegalKey } from './pages.ts';

export { legalPages } from './pages.ts';
export type { LegalKey, LegalPageName, LegalPath } from './pages.ts';

export const written: readonly LegalKey[] = writtenIn(legalFolder);
