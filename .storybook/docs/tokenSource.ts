/** Writes the code that reads a token, for an app with the package or for a component of this repository. */
import type { Surface } from '#ui';
import type { Project } from '../toolbar/codeForProject.ts';

export interface Token {
  /** The path of the token: `['space', 'md']`. */
  path: readonly [group: string, ...names: string[]];
  /** The token is a CSS variable. */
  isVariable: boolean;
  /** The surface that has the color of the group `on`. */
  surface?: Surface;
}

/** The modules, as a file of a component such as `ui/cards/FanCard` imports them. */
const modules = {
  package: '@crossbar-hockey/ui/tokens',
  repository: '../../foundations/tokens/index.ts',
  variables: '../../foundations/theme.css.ts',
};

/** Returns the exported object that holds a group of tokens, and its module. */
const holderOf = (group: string, isVariable: boolean, project: Project) => {
  if (!isVariable) return { name: group, module: modules[project] };
  if (project === 'repository') return { name: 'vars', module: modules.variables };
  return { name: group === 'on' ? 'surfaces' : 'tokens', module: modules.package };
};

/** Returns the import that the code of a group's tokens needs. */
export const tokenImport = (group: string, isVariable: boolean, project: Project): string => {
  const { name, module } = holderOf(group, isVariable, project);
  return `import { ${name} } from '${module}';`;
};

const member = (name: string) => (/^\d/.test(name) ? `['${name}']` : `.${name}`);

/** Returns the code that reads a token: `tokens.space.md` or `vars.space.md`. */
export const tokenCode = ({ path, isVariable, surface = 'ice' }: Token, project: Project) => {
  const [group, ...names] = path;
  const { name } = holderOf(group, isVariable, project);
  const members =
    name === 'surfaces' ? [surface, ...names] : isVariable ? [group, ...names] : names;
  return `${name}${members.map(member).join('')}`;
};

/** Returns the CSS that reads a token: `var(--space-md)`. */
export const tokenVariable = ({ path }: Token): string => `var(--${path.join('-')})`;
