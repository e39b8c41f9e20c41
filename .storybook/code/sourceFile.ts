/** Parses a story file or a fixture module, without running it. */
import ts from 'typescript';

export type Declaration =
  | ts.VariableDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration;

export interface SourceFile {
  path: string;
  /** The top-level declarations by name: constants, types, and stories. */
  declarations: ReadonlyMap<string, Declaration>;
  /** The named imports and re-exports by local name, with their name in the module they come from. */
  imports: ReadonlyMap<string, { text: string; from: string; name: string }>;
}

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesOf(element.name) : [],
      );

const namedImports = (statement: ts.ImportDeclaration) => {
  const bindings = statement.importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
};

/** Reads the declarations and imports of a module. */
export const readSourceFile = (path: string, content: string): SourceFile => {
  const source = ts.createSourceFile(
    path,
    content,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const statements = [...source.statements];
  const variables = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap((one) => namesOf(one.name).map((name): [string, Declaration] => [name, one]));
  const types = statements
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
    .map((one): [string, Declaration] => [one.name.text, one]);
  const imports = statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return namedImports(statement).map((element) => {
      const words = element.getText();
      const { text: name } = element.propertyName ?? element.name;
      return [element.name.text, { from, name, text: isType ? `type ${words}` : words }] as const;
    });
  });
  const reExports = statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ moduleSpecifier, exportClause }) => {
      if (!moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) return [];
      const from = (moduleSpecifier as ts.StringLiteral).text;
      return exportClause.elements.map(({ name, propertyName }) => {
        const { text } = propertyName ?? name;
        return [name.text, { from, name: text, text }] as const;
      });
    });
  return {
    path,
    declarations: new Map([...variables, ...types]),
    imports: new Map([...reExports, ...imports]),
  };
};

const isNameOnly = (node: ts.Identifier) => {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isJsxAttribute(parent)
  );
};

const identifiers = (node: ts.Node): ts.Identifier[] => {
  if (ts.isIdentifier(node)) return isNameOnly(node) ? [] : [node];
  const found: ts.Identifier[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...identifiers(child));
  });
  return found;
};

const isDeclared = ({ parent }: ts.Identifier) =>
  ts.isParameter(parent) || ts.isVariableDeclaration(parent) || ts.isBindingElement(parent);

/** Returns the identifiers of a node that read something declared outside of it, in source order. */
export const readsIn = (node: ts.Node): ts.Identifier[] => {
  const all = identifiers(node);
  const own = all.filter(
    (one) => isDeclared(one) && one !== node && (one.parent as ts.NamedDeclaration).name === one,
  );
  const declared = new Set(own.map(({ text }) => text));
  return all.filter(({ text }) => !declared.has(text));
};
