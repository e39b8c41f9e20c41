/** Resolves an identifier of a story file or a fixture to its import, declaration, or constant. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { aliasResolver } from '../aliases.ts';
import { constantOf, figureOf, pictureOf } from './literals.ts';
import { readSourceFile, type Declaration, type SourceFile } from './sourceFile.ts';

/** The name under which `npm run package:ui` packs ui. */
export const packageName = '@crossbar-hockey/ui';

/** An identifier's import, declaration, or constant in the printed code. */
export type Resolved =
  | { kind: 'import'; from: string; text: string }
  | { kind: 'declaration'; file: SourceFile; name: string; declaration: Declaration }
  | {
      kind: 'constant';
      id: string;
      name: string;
      type?: string | undefined;
      text: string;
      file: SourceFile | undefined;
    };

export type ReadFile = (path: string) => SourceFile;

/** Returns a function that reads each module of this repository once. */
export const moduleReader = (): ReadFile => {
  const files = new Map<string, SourceFile>();
  return (path) => {
    const file = files.get(path) ?? readSourceFile(path, readFileSync(path, 'utf8'));
    files.set(path, file);
    return file;
  };
};

const resolveAlias = aliasResolver('.');

/** Returns the path of a module in this repository, or undefined when it is one of a package. */
const pathOf = (importer: string, from: string): string | undefined => {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from);
  return resolveAlias(from);
};

const typeOf = (declaration: Declaration | undefined) =>
  declaration && ts.isVariableDeclaration(declaration) ? declaration.type?.getText() : undefined;

/**
 * Returns the import, declaration, or constant that a name in a file refers to; undefined for one that
 * the file neither declares nor imports.
 */
export const resolveName = (
  file: SourceFile,
  name: string,
  read: ReadFile,
): Resolved | undefined => {
  const declaration = file.declarations.get(name);
  const text = constantOf(file.path, name);
  const id = `${file.path}#${name}`;
  if (text) return { kind: 'constant', id, name, type: typeOf(declaration), text, file };
  if (declaration) return { kind: 'declaration', file, name, declaration };
  const found = file.imports.get(name);
  if (!found) return undefined;
  const path = pathOf(file.path, found.from);
  if (!path) return { kind: 'import', from: found.from, text: found.text };
  if (path.startsWith('ui/assets/pictures/')) {
    return {
      kind: 'constant',
      id: `${path}#${name}`,
      name: found.name,
      ...pictureOf(found.name),
      file: undefined,
    };
  }
  if (path.startsWith('ui/assets/figures/')) {
    const drawings = read(path);
    if (drawings.imports.has(found.name)) return resolveName(drawings, found.name, read);
    const drawing = drawings.declarations.get(found.name);
    const source =
      drawing && ts.isVariableDeclaration(drawing) ? drawing.initializer?.getText() : '';
    return {
      kind: 'constant',
      id: `${path}#${name}`,
      name: found.name,
      text: figureOf(found.name, source ?? ''),
      file: undefined,
    };
  }
  if (path.startsWith('ui/')) {
    const from =
      path.startsWith('ui/frame/Toaster/Toaster') || path === 'ui/frame/Toaster/index.ts'
        ? `${packageName}/toaster`
        : packageName;
    return { kind: 'import', from, text: found.text };
  }
  return resolveName(read(path), found.name, read);
};
