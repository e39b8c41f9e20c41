import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../site/e2e/browser.ts';
import { siteConfigDefine } from '../site/config/define.ts';
import { draftPictures } from './draftPictures.ts';
import { limitFrames } from './limitFrames.ts';
import { storybookPlugins } from './plugins.ts';

/** Dependencies that Vite would discover during a run, and then reload every page. */
const lateDependencies = [
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

/** Returns launch options without an emulated GPU: nobody looks at the pages, and a run takes about 7 % less time. */
const browserOptions = () => {
  const { args = [], ...options } = launchOptions();
  return { ...options, args: [...args, '--disable-gpu'] };
};

/** Returns a Vitest project that runs the stories of a Storybook configuration in the browser. */
export const storiesProject = (
  name: string,
  configDir: string,
): TestProjectInlineConfiguration => ({
  plugins: [storybookPlugins(), draftPictures(), storybookTest({ configDir })],
  define: siteConfigDefine(process.env),
  // Bundling lucide would bundle all of its icons.
  optimizeDeps: { include: lateDependencies, exclude: ['lucide'] },
  test: {
    name,
    isolate: false,
    // A browser project does not inherit the value of the whole run.
    maxWorkers: availableParallelism(),
    // Stories must not depend on each other. `--sequence.seed` repeats an order that failed.
    sequence: { shuffle: true },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: browserOptions(),
        contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      orchestratorScripts: [{ id: 'limit-frames.js', content: limitFrames }],
    },
  },
});
