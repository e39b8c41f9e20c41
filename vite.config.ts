import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { logo, pictures, styles } from './ui/assets/vite.ts';
import { siteConfigDefine } from './site/config/define.ts';
import { readConfig } from './site/config/schema.ts';
import { analytics } from './site/build/analytics.ts';
import { inlineBoot } from './site/build/inlineBoot.ts';
import { speculationRules } from './site/build/speculationRules.ts';
import { trimHelmet } from './site/build/trimHelmet.ts';
import { trimRouter } from './site/build/trimRouter.ts';

const routerBuild = fileURLToPath(
  new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** The code of every page, by parts of the paths of its files. */
const everyPage = new RegExp(
  [
    'node_modules/(?:react|react-dom|react-router|scheduler|react-helmet-async|lucide)/',
    'ui/(?:layout|primitives)/(?!ArticleFrame|Badge|Price|Rating|RichText|ShareLinks)',
    'ui/sections/(?:SectionHeading|Banner/Banner)',
    'toPicture\\.ts',
    // These two modules have only the address and the size of a drawing. A script of their own would cost a request.
    'figures/(?:drawings/)?topic',
    'site/(?:app(?!/arrival)|seo|paths|routes|canonicalPath|importAgain)\\b',
    'site/api/(?:dataCheck|unread|spelling|prerendered|paths)\\b',
    'site/content/(?:page|frame|facts|categories)\\b',
    'vite/preload-helper',
    'site/pages/LowerSections',
  ].join('|'),
);

/** The addresses of the pictures that product pages share with others, as in `gearInUse.ts`. They need none of the scenes. */
const gearInUse =
  /pictures\/(?:gearInUse|(?:bearings-court|laces-eyelets|skate-half-laced)\.webp\?preset=half)/;

/** The addresses of the pictures in `whyChoose.ts`. Neither the home page nor the blog shows one. */
const whyChoose =
  /pictures\/(?:whyChoose|(?:bearings-set|inline-glide|line-up|room-(?:bag|bow|equipment|guarantee|performance|shelf)|tape-stop)[\w-]*\.webp|(?:laces-tight|tape-band)\.webp\?preset=tile)/;

/** The addresses of the pictures of scenes. Posts and product pages show none. */
const scenes =
  /pictures\/(?:scenes|[\w-]+\.webp\?preset=half|tape-band\.webp\?preset=card)|content\/scenes/;

/** The addresses of drawings. Neither the home page, the blog, nor the contact page shows one. */
const figures = /ui\/assets\/figures\//;

/** Components and contents of pages. Neither the home page, posts, nor product pages show picture tiles. */
const ofPages =
  /ui\/(?!sections\/PictureTiles|.*(?:tilePictures|preset=tile))|site\/(?:content|products|catalog)\/|virtual:/;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'site',
  plugins: [
    react(),
    styles(command === 'build' ? 'short' : 'default'),
    pictures(),
    logo(),
    inlineBoot(),
    speculationRules(),
    analytics(readConfig(process.env).public),
    trimHelmet(),
    trimRouter(),
  ],
  resolve: {
    alias:
      command === 'serve' || isSsrBuild
        ? []
        : [
            // The package's entry is its development build, which is larger and prints warnings.
            { find: /^react-router$/, replacement: routerBuild },
            // SWR imports it for React 17, which has no useSyncExternalStore.
            { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
          ],
  },
  define: siteConfigDefine(process.env),
  build: {
    target: 'es2022',
    // The content security policy allows no data: URL.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    license: isSsrBuild ? false : { fileName: '.vite/licenses.json' },
    modulePreload: { polyfill: false },
    // The app of a product page is 0.6 kB smaller (gzip) than with the bundler's own minifier.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
    // Documents contain the styles that they use. The app loads all of them at once.
    cssCodeSplit: false,
    emptyOutDir: true,
    // Code that every page needs is one file, and what several pages share is another: documents name them,
    // and a file for each module is a request for a few hundred bytes.
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames: 'assets/[name]-[hash:4][extname]' } }
      : {
          // The inline script calls `start` of main.tsx.
          preserveEntrySignatures: 'strict',
          output: {
            // Documents name dozens of files, and hashes do not compress. A picture is one of few that had its name.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:4][extname]',
            // After minification, which would remove it.
            postBanner: ({ isEntry }) => (isEntry ? '/*! Licenses: /licenses.txt */' : ''),
            codeSplitting: {
              groups: [
                { name: 'app', test: everyPage, priority: 1 },
                { name: 'gear', test: gearInUse, priority: 1 },
                { name: 'why-choose', test: whyChoose, priority: 1 },
                { name: 'scenes', test: scenes, priority: 1, minShareCount: 4 },
                { name: 'figures', test: figures, priority: 1, minShareCount: 4 },
                { name: 'shared', test: ofPages, minShareCount: 4 },
              ],
            },
          },
        },
  },
}));
