import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { externals, onlyChanged } from '../../chromatic.config.json';
import { importsOf, reachOf } from './reach.ts';
import { sourcesIn } from './sources.ts';

const isComponent = (path: string) => /^ui\/(?!foundations\/|assets\/logo\/)/.test(path);

describe('what Chromatic retakes', () => {
  it('is what has changed', () => expect(onlyChanged).toBe(true));

  it('is not everything, whichever component changes: the preview knows none', () => {
    const reached = [...reachOf('.storybook/preview.tsx')];
    expect(reached).toContain('ui/foundations/theme.css.ts');
    expect(reached.filter(isComponent)).toEqual([]);
  });

  it('is everything when a token changes: styles are computed from it, and do not import it', () => {
    const styles = sourcesIn('ui', /^(?!ui\/foundations\/).*\.css\.ts$/).flatMap(importsOf);
    const inputs = [...new Set(styles)].filter((path) => !path.endsWith('.css.ts'));
    expect(inputs.length).toBeGreaterThan(1);
    const drawn = sourcesIn('ui', /^(?!.*\.(?:css|test|stories)\.).*\.tsx?$/);
    const traced = new Set(drawn.flatMap(importsOf));
    const isExternal = (path: string) => externals.some((glob) => matchesGlob(path, glob));
    expect(inputs.filter((path) => !traced.has(path) && !isExternal(path))).toEqual([]);
    expect(isExternal('ui/foundations/tokens/palette.ts')).toBe(true);
  });
});

describe('planted files', () => {
  const files: Record<string, string> = {
    '.storybook/preview.tsx': "import './kit.ts';\nimport type { Fan } from '#ui';",
    '.storybook/kit.ts': "export { lend } from './helper.ts';",
    '.storybook/helper.ts': "import { Button } from '#ui';",
    'ui/index.ts': "export * from './cards/index.ts';",
    'ui/cards/index.ts': '',
  };
  const sourceOf = (path: string) => ({ path, text: files[path] ?? '' });

  it('are reached by whatever way', () => {
    expect([...reachOf('.storybook/preview.tsx', sourceOf)].filter(isComponent)).toEqual([
      'ui/index.ts',
      'ui/cards/index.ts',
    ]);
  });

  it('are not reached by a type', () => {
    expect(importsOf(sourceOf('.storybook/preview.tsx'))).toEqual(['.storybook/kit.ts']);
  });
});
