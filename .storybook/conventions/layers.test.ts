/** Builds the styles of ui, and checks that each rule is in a cascade layer. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type ChildNode, type Container } from 'postcss';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { styles } from '../../ui/assets/vite.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** An entry point with the global styles and every component. */
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

const buildStyles = async (): Promise<string> => {
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
  return outputs
    .flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? one.source : []))
    .join('');
};

/** Returns the names of a sheet's layers in the order that decides which one wins. */
const layerOrder = (css: string): string[] => {
  const names = new Set<string>();
  parse(css).walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return [...names];
};

const inNode = (node: ChildNode): string[] => {
  if (node.type === 'rule') return [node.selector];
  if (node.type !== 'atrule') return [];
  if (/^(?:media|supports|container)$/.test(node.name)) return outsideLayers(node);
  return /^(?:layer|font-face|property|keyframes|charset)$/.test(node.name)
    ? []
    : [`@${node.name}`];
};

/** Returns the rules outside of all layers, which would win over every layer. */
const outsideLayers = (container: Pick<Container, 'nodes'>): string[] =>
  (container.nodes ?? []).flatMap(inNode);

describe('the styles of ui', () => {
  it('are in the five layers, in their order', async () => {
    const css = await buildStyles();
    expect(css).toContain('--radix-toast-swipe-move-x');
    expect(layerOrder(css)).toEqual(['reset', 'theme', 'layout', 'components', 'print']);
    expect(outsideLayers(parse(css))).toEqual([]);
  }, 30_000);
});

describe('outsideLayers', () => {
  it.each([
    ['@layer reset{a{color:red}}.late{color:red}', '.late'],
    ['@media print{@layer theme{a{b:c}}@supports (a:b){p{d:e}}}', 'p'],
    ['@import "theirs.css";', '@import'],
  ])('reports %s', (css, found) => {
    expect(outsideLayers(parse(css))).toEqual([found]);
  });

  it('accepts layers inside conditions, and fonts', () => {
    const css = '@media print{@layer a{b{c:d}}}@font-face{font-family:A}';
    expect(outsideLayers(parse(css))).toEqual([]);
  });
});
