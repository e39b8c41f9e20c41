import type { PublicConfig } from './types.ts';

export type { PublicConfig } from './types.ts';

declare const __SITE_CONFIG__: PublicConfig;

/** The public configuration, validated at build time (see `schema.ts`). */
export const config: PublicConfig = __SITE_CONFIG__;
