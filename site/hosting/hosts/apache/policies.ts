import type { HostedSite } from '../host.ts';
import { pageRows, shellRows } from '../parts.ts';

/** Folder of the files of this host on the machine that serves. */
export const installedAt = '${SITE_CONFIG}';

/** Returns the distinct policies of pages and shells. The maps name one by its index. */
export const policies = (site: HostedSite): string[] => [
  ...new Set([...pageRows(site), ...shellRows(site)].map(({ policy }) => policy)),
];
