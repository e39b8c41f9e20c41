import type { Plugin } from 'vite';
import { signoffHandler } from './endpoint.ts';
import { readBaselines, readSignatures, signoffFile } from './files.ts';
import { readAgainOnChange, virtualModule } from '../virtualModule.ts';
import { baselinesFolder } from '../visual/paths.ts';

const id = 'virtual:signoff';

/**
 * Provides the baselines and their signatures as `virtual:signoff`. The dev server also receives new
 * ones at `/signoff`; a built Storybook has no server, so its gallery gives the entries to copy.
 */
export const signoff = (): Plugin => {
  let canSign = false;
  return {
    ...virtualModule(id, () => ({
      canSign,
      baselines: readBaselines(),
      signatures: readSignatures(),
    })),
    configureServer: (server) => {
      canSign = true;
      server.middlewares.use('/signoff', (request, response) => {
        void signoffHandler()(request, response);
      });
      readAgainOnChange(
        server,
        id,
        (path) => path === signoffFile || path.startsWith(baselinesFolder),
      );
      server.watcher.add(baselinesFolder);
    },
  };
};
