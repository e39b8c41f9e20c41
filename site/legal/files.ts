import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { legalPages, type LegalKey } from './pages.ts';

/** The folder with the owner's legal texts. */
export const legalFolder = fileURLToPath(new URL('../content/legal/', import.meta.url));

export const legalFile = (folder: string, key: LegalKey) => join(folder, `${key}.md`);

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Returns the legal pages that have a file. */
export const writtenIn = (folder: string): LegalKey[] =>
  legalPages.map(({ key }) => key).filter((key) => isFile(legalFile(folder, key)));
