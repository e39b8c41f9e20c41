import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { virtualModule } from '../virtualModule.ts';

/** The files of ui that read a token, by the token's path: `space.md`, `on.text`, `tone.red.solid`. */
export type TokenUses = Readonly<Record<string, readonly string[]>>;

/** Returns the breakpoints in `wider('tablet')`, `narrower('tablet')`, and `responsive({ tablet: … })`. */
const breakpointsIn = (text: string): string[] => {
  const named = [...text.matchAll(/\b(?:wider|narrower)\('(\w+)'\)/g)].map(([, name]) => name);
  const keys = text
    .split(/\bresponsive\(/)
    .slice(1)
    // The call ends at the first parenthesis without an opening one.
    .flatMap((rest) => {
      const [call = ''] = /^(?:[^()]|\((?:[^()]|\([^()]*\))*\))*/.exec(rest) ?? [];
      return [...call.matchAll(/\b(tablet|desktop|wide): /g)].map(([, name]) => name);
    });
  return [...named, ...keys].map((name) => `breakpoints.${name}`);
};

/**
 * Returns the paths of the tokens that a source text reads: `palette.red600` is itself,
 * `vars.space['2xs']` is `space.2xs`, and `vars.tone[tone].solid`, whose tone is a variable, is
 * `tone.*.solid`.
 */
export const tokensIn = (text: string): string[] => {
  const reads = [...text.matchAll(/\bvars((?:\.\w+|\['[^']+'\]|\[\w+\])+)/g)];
  const paths = reads.map(([, path = '']) =>
    path
      .replaceAll(/\['([^']+)'\]/g, '.$1')
      .replaceAll(/\[\w+\]/g, '.*')
      .slice(1),
  );
  const colors = [...text.matchAll(/\bpalette\.\w+/g)].map(([path]) => path);
  return [...new Set([...paths, ...colors, ...breakpointsIn(text)])];
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

/** Provides where tokens are used as `virtual:token-uses`. */
export const tokenUses = () =>
  virtualModule('virtual:token-uses', () => readTokenUses(process.cwd()));
