import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{ui,site,mock-api,.ci}/**/*.test.{ts,tsx}'], exclude: ['site/e2e/**'] },
});
