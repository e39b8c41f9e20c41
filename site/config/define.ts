import { readConfig, type Env } from './schema.ts';

/**
 * Returns Vite's `define` option with the public part of the configuration.
 * @throws {ConfigError} for an invalid environment variable
 */
export const siteConfigDefine = (env: Env): { readonly __SITE_CONFIG__: string } => ({
  __SITE_CONFIG__: JSON.stringify(readConfig(env).public),
});
