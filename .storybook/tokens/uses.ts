import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The files of ui that read a token, by the token's path: `space.md`, `on.text`, `tone.red.solid`. */
export type TokenUses = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the paths of the tokens that a source text reads: `vars.space['2xs']` is `space.2xs`, and
 * `vars.tone[tone].solid`, whose tone is a variable, is `tone.*.solid`.
 */
export const tokensIn = (text: string): string[] => {
  const reads = [...text.matchAll(/\bvars((?:\.\w+|\['[^']+'\]|\[\w+\])+)/g)];
  const paths = reads.map(([, path = '']) =>
    path
      .replaceAll(/\['([^']+)'\]/g, '.$1')
      .replaceAll(/\[\w+\]/g, '.*')
      .slice(1),
  );
  return [...new Set(paths)];
};

/** Reads all files of ui, without stories and tests. */
export const readTokenUses = (root: string): TokenUses => {
  const uses: Record<string, string[]> = {};
  for (const name of readdirSync(join(root, 'ui'), {
    recursive: true,
    encoding: 'utf8',
  }).toSorted()) {
    if (!/\.tsx?$/.test(name) || /\.(?:stories|test)\./.test(name)) continue;
    for (const path of tokensIn(readFileSync(join(root, 'ui', name), 'utf8'))) {
      (uses[path] ??= []).push(`ui/${name.replaceAll('\\', '/')}`);
    }
  }
  return uses;
};

const id = 'virtual:token-uses';

/** Provides where tokens are used as `virtual:token-uses`. */
export const tokenUses = (): Plugin => ({
  name: 'token-uses',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}`
      ? `export default ${JSON.stringify(readTokenUses(process.cwd()))}`
      : undefined,
});
