import { codeOf, nameOf, textAt, type ComponentFolder, type Node } from './rule.ts';

/** A value of a prop that changes how a component looks, with the story that shows it. */
export interface StateValue {
  prop: string;
  /** `true` for a boolean prop. */
  value: string;
  story: string;
}

const capitalized = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the texts of a union of literals, also of one with a name; none of another type. */
const literalsOf = (type: string, code: string): string[] => {
  const named = /^\w+$/.test(type)
    ? new RegExp(`\\btype ${type} =([^;]*);`).exec(code)?.[1]
    : undefined;
  const parts = (named ?? type).split('|').map((part) => part.trim());
  const literals = parts.filter((part) => /^'[^']*'$/.test(part)).map((part) => part.slice(1, -1));
  return literals.length === parts.filter((part) => part && part !== 'undefined').length
    ? literals
    : [];
};

/** Returns the members of the interfaces and types whose names match a pattern, one below another. */
const membersOf = (name: string, code: string): string => {
  const types = new RegExp(`\\b(?:interface|type) ${name}\\b[^{;]*\\{\\n(.*?)\\n\\}`, 'gs');
  return [...code.matchAll(types)].map(([, body = '']) => body).join('\n');
};

/**
 * Returns each value of the props `state`, `status`, `is…`, and `has…` of a component, but for the default
 * of a state, which the other stories show.
 */
export const stateValues = (folder: ComponentFolder): StateValue[] => {
  const { path, name } = folder;
  const [code, own] = [codeOf(folder), textAt(`${path}/${name}.tsx`)];
  // A component's file may declare its props in parts: `PictureOptions`. Other files have inner components.
  const members = own.includes(`${name}Props`)
    ? membersOf(`${name}\\w*`, own)
    : membersOf(`${name}Props`, code);
  const props = members.matchAll(/^ {2}(?:readonly )?(\w+)\??:([^;]*);/gm);
  return [...props].flatMap(([, prop = '', type = '']) => {
    const [, adjective] = /^(?:is|has)([A-Z]\w*)$/.exec(prop) ?? [];
    if (adjective && /^\s*boolean\b/.test(type))
      return [
        { prop, value: 'true', story: prop.startsWith('is') ? adjective : `With${adjective}` },
      ];
    if (!/^(?:state|status)$|(?:State|Status)$/.test(prop)) return [];
    return literalsOf(type.trim(), code)
      .filter((value) => !code.includes(`${prop} = '${value}'`))
      .map((value) => ({ prop, value, story: capitalized(value) }));
  });
};

/** The value of a prop that a story reads from a variable. */
const anyValue = '*';

/** Returns the value that code gives to a prop: a literal's text, or `anyValue`. */
const givenValue = (node: Node | null): string => {
  if (!node) return 'true';
  if (node.type === 'JSXExpressionContainer' || node.type === 'TSAsExpression')
    return givenValue(node.expression);
  return node.type === 'Literal' ? String(node.value) : anyValue;
};

/** Collects the values that the stories of a file give to props. */
export class GivenValues {
  readonly #given = new Set<string>();

  /** Notes an argument or an attribute. */
  add(key: Node, value: Node | null) {
    this.#given.add(`${nameOf(key)} ${givenValue(value)}`);
  }

  has({ prop, value }: StateValue): boolean {
    return this.#given.has(`${prop} ${value}`) || this.#given.has(`${prop} ${anyValue}`);
  }
}
