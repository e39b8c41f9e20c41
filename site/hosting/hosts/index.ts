import { cloudflare } from './cloudflare/cloudflare.ts';
import type { Host } from './host.ts';

/** Every host that `npm run host` writes files for. */
export const hosts: readonly Host[] = [cloudflare];
