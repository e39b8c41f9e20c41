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
  ['mock-api', 'site/config', 'site/routes.ts'],
  ['site/paths.ts'],
  ['site/api'],
  ['site/content'],
  ['site/contact', 'site/seo'],
  ['site/pages'],
  ['site/app'],
  ['site/main.tsx'],
  ['site/boot.ts'],
  ['site/hosting'],
  ['site/build'],
  ['site/e2e'],
  ['.storybook'],
  ['.ci'],
];

const pattern = (path) => `^${path.replaceAll('.', '\\.')}${/\.tsx?$/.test(path) ? '$' : '/'}`;

/** Stories import the Storybook preview and fixtures, as CSF Next asks. */
const stories = '\\.stories\\.tsx$';

const oneWay = rows
  .flatMap((row, index) => {
    const above = rows.slice(index + 1).flat();
    return row.map((folder) => ({
      name: `${folder} imports only what stands above it`,
      severity: 'error',
      from: { path: pattern(folder), pathNot: [stories] },
      to: { path: [...above, ...row.filter((one) => one !== folder)].map(pattern) },
    }));
  })
  .filter(({ to }) => to.path.length > 0);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...oneWay,
    {
      name: 'the shipped site does not know that its API is a mock',
      severity: 'error',
      from: {
        path: '^site/(?:api|app|config|contact|content|pages|seo|[^/]+$)',
        pathNot: [stories],
      },
      to: { path: '^mock-api/' },
    },
    {
      name: 'the mock API can be deleted without a trace',
      severity: 'error',
      from: { path: '^mock-api/' },
      to: { path: '^(?:ui|site|\\.storybook|\\.ci)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import'],
      extensions: ['.ts', '.tsx', '.js'],
    },
    tsPreCompilationDeps: true,
  },
};
