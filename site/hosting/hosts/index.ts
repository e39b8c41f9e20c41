import { apache } from './apache/apache.ts';
import { caddy } from './caddy/caddy.ts';
import { cloudflare } from './cloudflare/cloudflare.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify/netlify.ts';
import { nginx } from './nginx/nginx.ts';
import { s3 } from './s3/s3.ts';
import { vercel } from './vercel/vercel.ts';

/** Every host that `npm run host` writes files for. */
export const hosts: readonly Host[] = [cloudflare, nginx, caddy, apache, netlify, vercel, s3];
