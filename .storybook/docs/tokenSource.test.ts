import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { breakpoints, palette, surfaces, tokens } from '../../ui/foundations/tokens/index.ts';
import packageJson from '../../ui/package/package.json' with { type: 'json' };
import type { Project } from '../toolbar/codeForProject.ts';
import { tokenCode, tokenImport, tokenVariable, type Token } from './tokenSource.ts';

const ui = new URL('../../ui/', import.meta.url);

/** Returns the file that an import names, from the folder of a component. */
const fileOf = (module: string) => {
  const entry = module.replace(packageJson.name, '.') as keyof typeof packageJson.exports;
  const exported = packageJson.exports[entry] as { default: string } | undefined;
  return exported
    ? new URL(exported.default.replace(/\.js$/, '.ts'), ui)
    : new URL(module, new URL('cards/FanCard/', ui));
};

/** Runs an import and the code below it. Returns the value of the code. */
const valueOf = async (token: Token, project: Project) => {
  const line = tokenImport(token.path[0], token.isVariable, project);
  const [, name = '', module = ''] = /^import \{ (\w+) \} from '(.*)';$/.exec(line) ?? [];
  const exported = (await import(fileURLToPath(fileOf(module)))) as Record<string, unknown>;
  const members = [...tokenCode(token, project).matchAll(/\w+/g)].map(([one]) => one);
  expect(members[0]).toBe(name);
  return members.reduce<unknown>(
    (value, member) => (value as Record<string, unknown>)[member],
    exported,
  );
};

const variables = Object.entries(tokens).flatMap(([group, values]) =>
  Object.entries(values).flatMap(([name, value]): [Token, string][] =>
    typeof value === 'object'
      ? Object.entries(value).map(([part, one]) => [
          { path: [group, name, part], isVariable: true },
          String(one),
        ])
      : [[{ path: [group, name], isVariable: true }, String(value)]],
  ),
);
const onNight = Object.entries(surfaces.night).map(([name, value]): [Token, string] => [
  { path: ['on', name], isVariable: true, surface: 'night' },
  value,
]);
const constants = Object.entries({ palette, breakpoints }).flatMap(([group, values]) =>
  Object.entries(values).map(([name, value]): [Token, string] => [
    { path: [group, name], isVariable: false },
    String(value),
  ]),
);

describe('the code of a token', () => {
  it('reads its value in an app with the package', async () => {
    for (const [token, value] of [...variables, ...onNight, ...constants])
      expect(String(await valueOf(token, 'package')), tokenCode(token, 'package')).toBe(value);
  });

  it('reads its CSS variable in a component of the repository', async () => {
    for (const [token] of [...variables, ...onNight])
      expect(await valueOf(token, 'repository'), token.path.join('.')).toBe(tokenVariable(token));
    for (const [token, value] of constants)
      expect(String(await valueOf(token, 'repository'))).toBe(value);
  });
});
