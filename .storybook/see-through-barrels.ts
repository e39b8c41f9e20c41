import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst, type ESTree, type Plugin } from 'vite';

const ui = fileURLToPath(new URL('../ui/', import.meta.url));

/** Where a name really comes from. */
interface Origin {
  path: string;
  name: string;
}

type Barrel = Map<string, Origin>;

const textOf = (node: ESTree.ModuleExportName) =>
  node.type === 'Literal' ? node.value : node.name;

/** A barrel does nothing but pass on what its neighbours have. */
const isBarrel = ({ body }: ESTree.Program) =>
  body.length > 0 &&
  body.every(
    (node) =>
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source !== null),
  );

const ownNames = ({ body }: ESTree.Program): string[] =>
  body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = node;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? id.name : [],
      );
    }
    if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier') {
      return declaration.id.name;
    }
    return node.specifiers.map(({ exported }) => textOf(exported));
  });

/** All names that can be had from a file of ui, and where each comes from. */
const namesOf = async (path: string, seen: Map<string, Promise<Barrel>>): Promise<Barrel> => {
  const known = seen.get(path);
  if (known) return known;
  const reading = readNames(path, seen);
  seen.set(path, reading);
  return reading;
};

const readNames = async (path: string, seen: Map<string, Promise<Barrel>>): Promise<Barrel> => {
  const program = parseAst(await readFile(path, 'utf8'), {
    lang: path.endsWith('.tsx') ? 'tsx' : 'ts',
  });
  const names: Barrel = new Map(ownNames(program).map((name) => [name, { path, name }]));
  if (!isBarrel(program)) return names;
  names.clear();
  for (const node of program.body) {
    if (!('source' in node) || !node.source) continue;
    const inner = await namesOf(resolve(dirname(path), node.source.value), seen);
    if (node.type === 'ExportAllDeclaration') inner.forEach((from, name) => names.set(name, from));
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of node.specifiers) {
      const from = inner.get(textOf(local));
      if (from) names.set(textOf(exported), from);
    }
  }
  return names;
};

/** An import by way of a barrel, written as imports from where its names come from. */
const direct = (node: ESTree.ImportDeclaration, names: Barrel): string | undefined => {
  const lines: string[] = [];
  for (const specifier of node.specifiers) {
    if (specifier.type !== 'ImportSpecifier') return undefined;
    if (specifier.importKind === 'type') continue;
    const from = names.get(textOf(specifier.imported));
    if (!from) return undefined;
    lines.push(
      `import { ${from.name} as ${specifier.local.name} } from ${JSON.stringify(from.path)};`,
    );
  }
  return lines.join(' ');
};

/**
 * Lets a story depend on the components it names, not on all that stand behind `#ui`. Chromatic
 * retakes what depends on a changed file: without this, each change would retake everything.
 */
export const seeThroughBarrels = (within = ui): Plugin => {
  const seen = new Map<string, Promise<Barrel>>();
  return {
    name: 'crossbar-see-through-barrels',
    enforce: 'pre',
    watchChange: () => seen.clear(),
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(within) || !/\.tsx?$/.test(file) || file.endsWith('.css.ts'))
        return null;
      let written = code;
      const { body } = parseAst(code, { lang: 'tsx' });
      for (const node of body.toReversed()) {
        if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
        const target = await this.resolve(node.source.value, file);
        if (!target?.id.startsWith(within) || !target.id.endsWith('/index.ts')) continue;
        const lines = direct(node, await namesOf(target.id, seen));
        if (lines !== undefined) {
          written = written.slice(0, node.start) + lines + written.slice(node.end);
        }
      }
      return written === code ? null : { code: written, map: null };
    },
  };
};
