import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../site/e2e/browser.ts';
import { siteConfigDefine } from '../site/config/define.ts';
import { styles } from '../ui/assets/vite.ts';
import { builtSite } from './pages/inspectBuild.ts';
import { draftPictures } from './draft-pictures.ts';

/** What Vite would find only in the middle of a run, and then start all over again. */
const foundLate = [
  '@date-fns/utc',
  '@radix-ui/react-toast',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/react-vite',
  'date-fns',
  'dompurify',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-helmet-async',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook-addon-pseudo-states',
  'storybook/test',
  'storybook/theming/create',
  'swr',
  'valibot',
];

/** The stories of a Storybook as a test project: each in a browser, each a test. */
export const storiesProject = (
  name: string,
  configDir: string,
): TestProjectInlineConfiguration => ({
  plugins: [builtSite(), react(), styles(), draftPictures(), storybookTest({ configDir })],
  define: siteConfigDefine(process.env),
  // The icons are plain modules, each by itself: to bundle the package would be to bundle them all.
  optimizeDeps: { include: foundLate, exclude: ['lucide'] },
  test: {
    name,
    isolate: false,
    // Said here, too: a project in a browser does not ask the whole run, and would take one of two.
    maxWorkers: availableParallelism(),
    // No story may live off another. Vitest prints the seed: `--sequence.seed` makes the same order.
    sequence: { shuffle: true },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
