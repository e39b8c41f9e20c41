import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the site does not use of the router (a third of it: forms, data
 * loading, server rendering). The package makes its components and contexts by calls, and then names
 * them for developers; a bundler must take both for effects, and would keep all of them.
 */
export const lightRouter = (): Plugin => ({
  name: 'crossbar-light-router',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({ code: withoutEffects(code), map: null }),
  },
});

/** Marks calls that only make something, and drops the names for developers. */
export const withoutEffects = (code: string) =>
  code
    .replaceAll(/(?<== )(?=\w+\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
