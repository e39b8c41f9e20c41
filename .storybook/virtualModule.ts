import type { Plugin } from 'vite';

/** Returns the id under which Vite keeps a virtual module. */
export const resolvedId = (id: string) => `\0${id}`;

/** Returns a plugin for a module without a file, whose default export is what `read` returns, as JSON. */
export const virtualModule = (id: string, read: () => unknown): Plugin => ({
  name: id,
  resolveId: (source) => (source === id ? resolvedId(id) : undefined),
  load: async (source) =>
    source === resolvedId(id) ? `export default ${JSON.stringify(await read())}` : undefined,
});
