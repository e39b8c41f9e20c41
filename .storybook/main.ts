import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { makeAllCovers, widthsFolder } from '../mock-api/cover-files.ts';
import { designTokens } from '../ui/package/tokens/designTokens.ts';

await makeAllCovers();
mkdirSync('.cache/tokens', { recursive: true });
writeFileSync('.cache/tokens/tokens.json', JSON.stringify(designTokens(), null, 2));

/** The visual run sets `none` for some stories: a build with docs pages takes twice as long. */
const hasDocs = process.env['STORY_DOCS'] !== 'none';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './docs/**/*.mdx',
    './states/*.stories.tsx',
    '../ui/**/*.{mdx,stories.tsx}',
    '../site/pages/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables are not part of plain Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    '@storybook/addon-mcp',
    './code/preset.ts',
  ],
  staticDirs: [
    { from: '../mock-api/covers', to: '/api/covers' },
    { from: widthsFolder, to: '/api/covers' },
    { from: '../ui/foundations/fonts', to: '/fonts' },
    { from: '../.cache/tokens', to: '/' },
    '../site/public',
    // The inspector shows the share images of the last build.
    ...(existsSync('dist/site/share') ? [{ from: '../dist/site/share', to: '/share' }] : []),
  ],
  features: {
    // Props and code come from the source files. React's docgen reads them with TypeScript's API.
    componentsManifest: hasDocs,
    experimentalDocgenServer: hasDocs,
    // Storybook's own tour asks for a first component and a cloud account.
    sidebarOnboardingChecklist: false,
  },
  build: {
    // `--test` leaves all of these out by default. The visual run opens docs pages, too.
    test: hasDocs
      ? {
          disableAutoDocs: false,
          disableBlocks: false,
          disableMDXEntries: false,
          disabledAddons: [],
        }
      : {},
  },
  // Other commands write files to `.cache`, such as a tsconfig.json, and an open Storybook would reload.
  // This is not in the Vite configuration, because Storybook replaces its `server`.
  viteFinal: (config) => mergeConfig(config, { server: { watch: { ignored: ['**/.cache/**'] } } }),
  // Story tests read no docs: parsing each component for its props would take seconds.
  ...(process.env['VITEST'] ? { typescript: { reactDocgen: false } } : {}),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
