import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { logo, pictures, styles } from './ui/assets/vite.ts';
import { siteConfigDefine } from './site/config/define.ts';
import { trimRouter } from './site/build/trimRouter.ts';

const routerBuild = fileURLToPath(
  new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

const everyPage =
  /node_modules\/(?:react|react-dom|react-router|scheduler|react-helmet-async|lucide|simple-icons)\/|\/ui\/(?:layout|primitives)\/(?!ArticleFrame|Badge|Price|Rating|RichText|ShareLinks)|\/site\/(?:app|seo)\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'site',
  plugins: [react(), styles(), pictures(), logo(), trimRouter()],
  // The package points at its development build; this one is smaller and says nothing.
  resolve: {
    alias:
      command === 'serve' || isSsrBuild
        ? []
        : [{ find: /^react-router$/, replacement: routerBuild }],
  },
  define: siteConfigDefine(process.env),
  build: {
    target: 'es2022',
    // Pictures and fonts stay files: the content policy allows no data: URL.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    // What every page needs stays in one file: it compresses better, and it is one request.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                // On its own: the first script needs it, and must not wait for the app.
                { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
                { name: 'app', test: everyPage },
              ],
            },
          },
        },
  },
}));
