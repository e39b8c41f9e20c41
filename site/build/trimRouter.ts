import type { Plugin } from 'vite';

/**
 * Returns a plugin that lets the bundler drop the unused third of the router (forms, data loading,
 * server rendering). The package creates components by calls and assigns `displayName`s, which a
 * bundler must treat as side effects.
 */
export const trimRouter = (): Plugin => ({
  name: 'crossbar-light-router',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({ code: markPureCalls(code), map: null }),
  },
});

/** Marks calls that create components as pure, and removes `displayName` assignments. */
export const markPureCalls = (code: string) =>
  code
    .replaceAll(/(?<== )(?=\w+\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
