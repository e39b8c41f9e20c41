import { readConfig, type Env } from './schema.ts';

/**
 * The Vite `define` entry behind `site/config`: only what a visitor may see.
 *
 * @throws {ConfigError} when a value of the owner's is wrong.
 */
export function siteConfigDefine(env: Env): { readonly __SITE_CONFIG__: string } {
  return { __SITE_CONFIG__: JSON.stringify(readConfig(env).public) };
}
