import { readFileSync } from 'node:fs';

/**
 * Imports point one way. Each row may import from the rows above it, and folders of one row do not
 * import each other. `docs/architecture.md` draws the same order.
 */
const rows = [
  ['ui/foundations'],
  ['ui/assets'],
  ['ui/layout'],
  ['ui/primitives'],
  ['ui/cards', 'ui/skeletons', 'ui/panels', 'ui/forms'],
  ['ui/sections', 'ui/frame'],
  ['ui/index.ts'],
  ['ui/package'],
  ['site/catalog', 'site/legal'],
  ['site/products'],
  ['site/analytics'],
  ['mock-api', 'site/config', 'site/routes.ts', 'site/canonicalPath.ts'],
  ['site/paths.ts', 'site/importAgain.ts'],
  ['site/api'],
  ['site/content'],
  ['site/contact', 'site/seo'],
  ['site/pages'],
  ['site/app'],
  ['site/main.tsx'],
  ['site/boot'],
  ['site/boot.ts'],
  ['site/ownerFiles.ts'],
  ['site/hosting'],
  ['site/build'],
  ['site/e2e'],
  ['.storybook'],
  ['site/stories'],
];

const pattern = (path) => `^${path.replaceAll('.', '\\.')}${/\.tsx?$/.test(path) ? '$' : '/'}`;

/** Stories import the Storybook preview and fixtures, as CSF Next asks. */
const stories = '\\.stories\\.tsx$';

const oneWay = rows
  .flatMap((row, index) => {
    const above = rows.slice(index + 1).flat();
    return row.map((folder) => ({
      name: `${folder} imports only what is above it`,
      severity: 'error',
      from: { path: pattern(folder), pathNot: [stories] },
      to: { path: [...above, ...row.filter((one) => one !== folder)].map(pattern) },
    }));
  })
  .filter(({ to }) => to.path.length > 0);

/** Matches a package whether it is installed or not. */
const packages = (...names) => `(?:^|node_modules/)(?:${names.join('|')})(?:/|$)`;
const router = ['react-router', 'react-router-dom', 'swr', 'react-helmet-async'];
const dates = ['date-fns', '@date-fns/utc'];

const shippedSite =
  '^site/(?:analytics|api|app|boot|catalog|config|contact|content|legal|pages|products|seo|[^/]+$)';
/** The entry points of ui: `imports` in package.json. */
const entryPoints = [
  '^ui/index\\.ts$',
  '^ui/assets/(?:pictures|figures|share-card)/index\\.ts$',
  '^ui/foundations/global\\.ts$',
  '^ui/frame/Toaster/index\\.ts$',
];

/** Files for which Chromatic retakes every story. */
const { externals } = JSON.parse(readFileSync('chromatic.config.json', 'utf8'));

const ofGlob = (glob) =>
  `^${glob
    .replaceAll('.', '\\.')
    .replace(/\{(.*)\}/, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replace('**', '.*')}$`;

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...oneWay,
    rule(
      'the shipped site does not know that its API is a mock',
      { path: shippedSite, pathNot: [stories] },
      { path: '^mock-api/' },
    ),
    rule(
      'the mock API can be deleted without a trace',
      { path: '^mock-api/' },
      { path: '^(?:ui|site|\\.storybook)/' },
    ),
    rule(
      'ui has no router, no fetching, no schemas and no date library',
      { path: '^ui/' },
      { path: packages(...router, 'valibot', ...dates) },
    ),
    rule(
      'component stories know no site and no router',
      { path: ['^ui/.*\\.stories\\.tsx$', '^\\.storybook/fixtures/'] },
      { path: ['^site/', packages(...router, ...dates)] },
    ),
    rule(
      'inside ui, import a component from its folder',
      { path: ['^ui/', '^\\.storybook/fixtures/'], pathNot: ['^ui/index\\.ts$'] },
      { path: '^ui/(?:index|[a-z]+/index)\\.ts$' },
    ),
    rule(
      'styles use the wrappers in ui/foundations',
      {
        path: '^(?:ui|site|\\.storybook)/',
        pathNot: ['^ui/foundations/', '^ui/assets/vite\\.ts$', '^ui/package/'],
      },
      { path: packages('@vanilla-extract') },
    ),
    rule('the site has no styles of its own', { path: '^site/' }, { path: '^site/.*\\.css\\.ts$' }),
    rule(
      'the site enters ui by its entry points',
      { path: shippedSite },
      { path: '^ui/', pathNot: entryPoints },
    ),
    rule(
      'build, server and journeys use foundations and the share card only',
      { path: '^site/(?:build|hosting|e2e)/' },
      { path: '^ui/', pathNot: ['^ui/foundations/', '^ui/assets/share-card/'] },
    ),
    rule(
      'only the build loads what pages tell search engines',
      { path: '^site/main\\.tsx$' },
      { path: '\\.meta\\.ts$', reachable: true },
    ),
    rule(
      'site/api/dates.ts formats the dates of the site',
      { path: shippedSite, pathNot: ['^site/api/dates\\.ts$'] },
      { path: packages(...dates) },
    ),
    // Chromatic does not trace what a style file is computed from. Components import layout/space.ts.
    rule(
      'styles are computed from files that chromatic.config.json lists as externals',
      { path: '^ui/(?!foundations/).*\\.css\\.ts$' },
      {
        path: '^ui/',
        pathNot: ['\\.css\\.ts$', '^ui/layout/space\\.ts$', ...externals.map(ofGlob)],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Their packages are installed when they are tested.
    exclude: { path: '^ui/package/consumers/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import'],
      extensions: ['.ts', '.tsx', '.js'],
    },
    parser: 'swc',
    tsPreCompilationDeps: true,
  },
};
