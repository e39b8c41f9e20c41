import type { Plugin } from 'vite';

/** All pages of the site, but not its API, its files, and parts of the current page. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/*.*'] } },
    { not: { selector_matches: '[href*="#"]' } },
  ],
};

// Moderate: at a press, or at a hover of 200 ms (https://wicg.github.io/nav-speculation/).
const rules = { prefetch: [{ where: pages, eagerness: 'moderate' }] };

/**
 * Returns a plugin that puts speculation rules into the built document: Chromium then prefetches the
 * document behind a link that is followed before the app has started. The app removes them. The content
 * security policy allows them by their hash.
 */
export const speculationRules = (): Plugin => ({
  name: 'crossbar-speculation-rules',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'speculationrules' },
      children: JSON.stringify(rules),
      injectTo: 'head',
    },
  ],
});
