/** Resolves the aliases in `imports` of package.json. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Returns a function that returns the path of an alias from the root: `.storybook/fixtures/bag.ts` of
 * `#.storybook/fixtures/bag.ts`. It returns undefined for what is no alias.
 */
export const aliasResolver = (root: string) => {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>;
  };
  return (name: string): string | undefined => {
    for (const [alias, target] of Object.entries(imports)) {
      const [start = '', end] = alias.split('*');
      const isMatch = end === undefined ? name === alias : name.startsWith(start);
      if (isMatch) return posix.normalize(target.replace('*', name.slice(start.length)));
    }
    return undefined;
  };
};
