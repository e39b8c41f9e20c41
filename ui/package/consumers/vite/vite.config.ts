import { defineConfig } from 'vite';

/** `--mode small` builds `src/small.tsx` alone, to measure its styles. */
export default defineConfig(({ mode }) => ({
  ssr: { noExternal: ['@crossbar-hockey/ui'] },
  build:
    mode === 'small' ? { outDir: 'dist-small', rolldownOptions: { input: 'src/small.tsx' } } : {},
}));
