import type { Plugin } from 'vite';
import { readHealth } from './health.ts';

const id = 'virtual:health';

/** Provides the health of each component as `virtual:health`. */
export const health = (): Plugin => ({
  name: 'health',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: async (source) =>
    source === `\0${id}`
      ? `export default ${JSON.stringify(await readHealth(process.cwd()))}`
      : undefined,
});
