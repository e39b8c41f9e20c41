import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { draftPictures } from './.storybook/draftPictures.ts';
import { HealthReporter } from './.storybook/health/reporter.ts';
import { signoff } from './.storybook/signoff/plugin.ts';
import { StallReporter } from './.storybook/stallReporter.ts';
import { storiesProject } from './.storybook/vitest.ts';
import { missingPicture } from './mock-api/fixtures/edges.ts';
import { siteConfigDefine } from './site/config/define.ts';
import { ownerFiles } from './site/ownerFiles.ts';
import { styles } from './ui/assets/vite.ts';

// Node's time zone. Each browser context sets its own.
process.env['TZ'] = 'UTC';

export default defineConfig({
  test: {
    reporters: ['default', new HealthReporter(), new StallReporter()],
    // Stories of broken pictures would fill the output with it.
    onConsoleLog: (log) =>
      !(log.startsWith('This picture could not be loaded') && log.includes(missingPicture)),
    // By default Vitest leaves one processor free, which is half of two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [ownerFiles(), react(), styles(), draftPictures(), signoff()],
        define: siteConfigDefine(process.env),
        test: {
          // Loads modules once for all files of a worker, which saves a fifth of the time.
          isolate: false,
          name: 'unit',
          include: ['{ui,site,mock-api,.storybook}/**/*.test.{ts,tsx}'],
        },
      },
      storiesProject('stories', '.storybook'),
    ],
  },
});
