import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { storiesProject } from '../vitest.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: { projects: [storiesProject('gates', '.storybook/gates')] },
});
