import type { Plugin } from 'vite';

/**
 * Returns a plugin that lets the bundler drop the half of react-helmet-async that serves React 18. The
 * package chooses by React's version when it runs, which a bundler cannot know.
 */
export const trimHelmet = (): Plugin => ({
  name: 'crossbar-light-helmet',
  transform: {
    filter: { id: /\/react-helmet-async\/lib\/index\.esm\.js/ },
    handler: (code) => ({ code: assumeReact19(code), map: null }),
  },
});

/**
 * Replaces the question whether React is 19 or newer by `true`.
 * @throws {Error} when the code does not ask it: then this plugin has to follow an upgrade, or to go
 */
export const assumeReact19 = (code: string) => {
  const trimmed = code.replace(/^var isReact19 = .*;$/m, '').replaceAll(/\bisReact19\b/g, 'true');
  if (trimmed === code) throw new Error('react-helmet-async has no isReact19 any more.');
  return trimmed;
};
