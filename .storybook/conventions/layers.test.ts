import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { styles } from '../../ui/assets/vite.ts';
import { layerOrder, outsideLayers, statements } from './layers.ts';
import { root } from './sources.ts';

const order = ['reset', 'theme', 'layout', 'components', 'print'];

/** A page that has everything: what is needed before any component, then all of them. */
const everything: Plugin = {
  name: 'everything',
  resolveId: (id) => (id === 'everything' ? '\0everything' : null),
  load: (id) =>
    id === '\0everything'
      ? ['foundations/global.ts', 'index.ts', 'frame/Toaster/index.ts']
          .map((path) => `export * from ${JSON.stringify(join(root, 'ui', path))};`)
          .join('\n')
      : null,
};

/** The style sheet that a build makes of ui. */
const buildStyles = async () => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [everything, styles()],
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'everything', preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const sheets = outputs.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : [],
  );
  return sheets.join('');
};

describe('the styles of ui', () => {
  let css = '';
  beforeAll(async () => {
    css = await buildStyles();
  }, 30_000);

  it('are all there', () => {
    expect(css.length).toBeGreaterThan(10_000);
    expect(css).toContain('data-surface');
    expect(css).toContain('--radix-toast-swipe-move-x');
  });

  it('name the layers in their order', () => expect(layerOrder(css)).toEqual(order));

  it('stand in a layer, each of them', () => expect(outsideLayers(css, order)).toEqual([]));

  it('fill the layers that ui writes to', () => {
    const heads = new Set(statements(css).map(({ head }) => head));
    for (const name of ['reset', 'theme', 'layout', 'components']) {
      expect(heads).toContain(`@layer ${name}`);
    }
  });
});

describe('planted styles', () => {
  it.each([
    ['.a{color:red}', '.a'],
    ['@layer reset{a{color:red}}.late{color:red}', '.late'],
    ['@media print{.late{color:red}}', '.late'],
    ['@media print{@layer theme{a{b:c}}@supports (a:b){p{d:e}}}', 'p'],
    ['@layer other{.a{color:red}}', '@layer other'],
    ['a::before{content:"}"}', 'a::before'],
    ['@import "theirs.css";', '@import "theirs.css"'],
  ])('stand outside: %s', (css, fault) => {
    expect(outsideLayers(css, order)).toEqual([fault]);
  });

  it.each([
    '@layer theme{.a::after{content:"{"}}',
    '@layer reset , theme;@font-face{font-family:A}@media print{@layer reset{a{b:c}}}',
    '/* { */@layer reset{a{b:url("x;y")}}',
  ])('stand inside: %s', (css) => {
    expect(outsideLayers(css, order)).toEqual([]);
  });

  it.each([
    ['@layer reset{a{b:c}}@layer theme,reset,print;', ['reset', 'theme', 'print']],
    ['@media print{@layer print{a{b:c}}}@layer reset,print;', ['print', 'reset']],
    ['.a{content:"@layer theme;"}', []],
  ])('have the order in which layers are first named: %s', (css, names) => {
    expect(layerOrder(css)).toEqual(names);
  });
});
