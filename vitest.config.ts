import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { draftPictures } from './.storybook/draft-pictures.ts';
import { storiesProject } from './.storybook/vitest.ts';
import { siteConfigDefine } from './site/config/define.ts';
import { styles } from './ui/assets/vite.ts';

// One zone for Node and, by inheritance, for the browser.
process.env['TZ'] = 'UTC';

export default defineConfig({
  test: {
    // As many as there are processors: by itself it leaves one free, which on two is half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [react(), styles(), draftPictures()],
        define: siteConfigDefine(process.env),
        test: {
          // Modules are loaded once for all files of a worker, which saves a fifth of the time.
          isolate: false,
          name: 'unit',
          include: ['{ui,site,mock-api,.storybook}/**/*.test.{ts,tsx}'],
        },
      },
      storiesProject('stories', '.storybook'),
    ],
  },
});
