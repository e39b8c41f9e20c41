import type { PublicConfig } from './types.ts';

export type { PublicConfig } from './types.ts';

declare const __SITE_CONFIG__: PublicConfig;

/** The owner's values, checked when the site was built (see `schema.ts`). */
export const config: PublicConfig = __SITE_CONFIG__;
