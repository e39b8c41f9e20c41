/** Reads a story file as source text, without running it. */
import ts from 'typescript';

type Declaration = ts.VariableDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

export interface StoryFile {
  path: string;
  /** The top-level declarations by name: constants, types, and stories. */
  declarations: ReadonlyMap<string, Declaration>;
  /** The named imports by local name, with the module they come from. */
  imports: ReadonlyMap<string, { text: string; from: string }>;
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

/** Reads the top level of a story file. */
export const readStoryFile = (path: string, text: string): StoryFile => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
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
      return [element.name.text, { from, text: isType ? `type ${words}` : words }] as const;
    });
  });
  return { path, declarations: new Map([...variables, ...types]), imports: new Map(imports) };
};

const isNameOnly = (node: ts.Identifier) => {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  );
};

/** Returns the identifiers that a node reads, in source order. */
export const namesIn = (node: ts.Node): string[] => {
  if (ts.isIdentifier(node)) return isNameOnly(node) ? [] : [node.text];
  const names: string[] = [];
  ts.forEachChild(node, (child) => {
    names.push(...namesIn(child));
  });
  return names;
};
