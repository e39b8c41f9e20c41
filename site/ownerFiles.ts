/** The plugins that make modules from the owner's files: products and legal texts. */
import { catalogModules } from './catalog/plugin.ts';
import { legalModules } from './legal/plugin.ts';

/** @param legalFolder the folder of the legal texts; stories have their own */
export const ownerFiles = (legalFolder?: string) => [catalogModules(), legalModules(legalFolder)];
