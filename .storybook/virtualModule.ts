import type { Plugin, ViteDevServer } from 'vite';

/** Returns the id under which Vite keeps a virtual module. */
const resolvedId = (id: string) => `\0${id}`;

/** Returns a plugin for a module without a file, whose default export is what `read` returns, as JSON. */
export const virtualModule = (id: string, read: () => unknown): Plugin => ({
  name: id,
  resolveId: (source) => (source === id ? resolvedId(id) : undefined),
  load: async (source) =>
    source === resolvedId(id) ? `export default ${JSON.stringify(await read())}` : undefined,
});

/**
 * Makes the next load of a virtual module read again after a file has changed. A page that is open keeps
 * what it shows until it is reloaded.
 */
export const readAgainOnChange = (
  { moduleGraph, watcher }: ViteDevServer,
  id: string,
  isRead: (path: string) => boolean,
) =>
  watcher.on('all', (_event, path) => {
    const loaded = moduleGraph.getModuleById(resolvedId(id));
    if (loaded && isRead(path)) moduleGraph.invalidateModule(loaded);
  });
