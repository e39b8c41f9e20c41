import { readFile } from 'node:fs/promises';
import { relative, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { transform } from 'lightningcss';
import type { Plugin } from 'rolldown';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** A package shares its page with other styles, so its layers are inside one with its name. */
const layer = 'crossbar';
const order = ['reset', 'theme', 'layout', 'components', 'print'];

/** Renames the layers, and states their order first, whichever file a browser reads first. */
const finish = (css: string, filename: string): string => {
  const named = css.replaceAll(
    /@layer ([^{;]+)/g,
    (_rule, names: string) =>
      `@layer ${names
        .split(',')
        .map((name) => `${layer}.${name.trim()}`)
        .join(', ')}`,
  );
  const statement = `@layer ${order.map((name) => `${layer}.${name}`).join(',')};`;
  const { code } = transform({ filename, code: Buffer.from(statement + named), minify: true });
  return code.toString();
};

/** Returns the file of a style file's CSS: `primitives/Button/Button.css`. */
const cssFile = (file: string) => file.replace(/^ui\//, '').replace(/\.css\.ts$/, '.css');

/** Runs a style file. Returns its module, and the CSS of each file that it is made of. */
const run = async (filePath: string) => {
  const css = new Map<string, string>();
  const options = { filePath, identOption: 'short' } as const;
  const { source } = await compile({ ...options, cwd: root });
  const from = posix.dirname(cssFile(relative(root, filePath)));
  const code = await processVanillaFile({
    ...options,
    source,
    serializeVirtualCssPath: ({ fileScope, source: text }) => {
      const { filePath: file } = fileScope;
      css.set(cssFile(file), text);
      // The package's global.css has those of the foundations.
      if (file.startsWith('ui/foundations/')) return '';
      const path = posix.relative(from, cssFile(file));
      return `import '${path.startsWith('.') ? path : `./${path}`}';`;
    },
  });
  return { code, css };
};

/** Returns the layers, fonts, theme, and reset as one style sheet. */
export const globalStyles = async (): Promise<string> => {
  const folder = `${root}ui/foundations/`;
  const list = await readFile(`${folder}global.ts`, 'utf8');
  const files = [...list.matchAll(/'\.\/(.+\.css\.ts)'/g)].map(([, name = '']) => folder + name);
  const css = new Map<string, string>();
  for (const file of files) {
    for (const [name, text] of (await run(file)).css) css.set(name, text);
  }
  return finish([...css.values()].join('\n'), 'global.css');
};

/**
 * Compiles `*.css.ts` to a module of class names and a style sheet beside it, which the module imports:
 * a bundler ships the styles of the components that it ships.
 */
export const styleSheets = (): Plugin => ({
  name: 'style-sheets',
  resolveId: (source) => (source.endsWith('.css') ? { id: source, external: true } : null),
  async transform(_code, id) {
    if (!id.endsWith('.css.ts')) return null;
    const { code, css } = await run(id);
    for (const [fileName, text] of css) {
      if (fileName.startsWith('foundations/')) continue;
      this.emitFile({ type: 'asset', fileName, source: finish(text, fileName) });
    }
    return { code, moduleType: 'js' };
  },
});
