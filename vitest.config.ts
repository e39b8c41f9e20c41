import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { draftPictures } from './.storybook/draft-pictures.ts';
import { launchOptions } from './.ci/browser.ts';
import { siteConfigDefine } from './site/config/define.ts';
import { styles } from './ui/assets/vite.ts';

// One zone for Node and, by inheritance, for the browser.
process.env['TZ'] = 'UTC';

const icons = [
  'arrow-right',
  'arrow-up-right',
  'badge-check',
  'menu',
  'refresh-cw',
  'shield-check',
  'timer',
  'trophy',
  'x',
];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), styles(), draftPictures()],
        define: siteConfigDefine(process.env),
        test: {
          name: 'unit',
          include: ['{ui,site,mock-api,.ci,.storybook}/**/*.test.{ts,tsx}'],
          exclude: ['site/e2e/**'],
        },
      },
      {
        plugins: [react(), styles(), draftPictures(), storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@radix-ui/react-toast',
            ...icons.map((icon) => `lucide-react/icons/${icon}`),
          ],
        },
        test: {
          name: 'stories',
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
      },
    ],
  },
});
