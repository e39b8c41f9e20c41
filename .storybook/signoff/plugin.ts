import type { Plugin } from 'vite';
import { signoffHandler } from './endpoint.ts';
import { readBaselines, readSignatures, signoffFile } from './files.ts';
import { resolvedId, virtualModule } from '../virtualModule.ts';
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
    configureServer: ({ middlewares, moduleGraph, watcher }) => {
      canSign = true;
      middlewares.use('/signoff', (request, response) => {
        void signoffHandler()(request, response);
      });
      // The next load of a gallery reads the files again; one that is open keeps its place.
      watcher.on('all', (_event, path) => {
        const loaded = moduleGraph.getModuleById(resolvedId(id));
        const isOurs = path === signoffFile || path.startsWith(baselinesFolder);
        if (loaded && isOurs) moduleGraph.invalidateModule(loaded);
      });
      watcher.add(baselinesFolder);
    },
  };
};
