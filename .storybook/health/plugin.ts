import type { Plugin } from 'vite';
import { readAgainOnChange, virtualModule } from '../virtualModule.ts';
import { readHealth } from './health.ts';

const id = 'virtual:health';

/** Provides the content of all health cards as `virtual:health`. */
export const health = (): Plugin => ({
  ...virtualModule(id, () => readHealth(process.cwd())),
  configureServer: (server) => {
    // Stories show files of every folder, and the story tests write their results to `.cache`.
    readAgainOnChange(server, id, () => true);
  },
});
