import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenNames, textsIn, unnamedIn } from './breakingChanges.ts';

const report = readFileSync(new URL('api/index.api.md', import.meta.url), 'utf8');

describe('textsIn', () => {
  it('reads declarations and members from a report of API Extractor', () =>
    expect(textsIn(report).get('BadgeProps.children')).toBe('    children: string;\n}\n'));
});

const props = (members: string) => `// @public (undocumented)
export interface FanProps {
${members}
}

// @public
export const fanSizes: readonly ['sm', 'md'];

// @public
export const palette: {
    readonly ice: '#f5f9fc';
};
`;
const before = props("    size?: 'sm' | 'md';\n    children: ReactNode;");

describe('brokenNames', () => {
  it.each([
    ['nothing', before, []],
    [
      'a type that is no longer exported',
      before.replace('export interface', 'interface'),
      ['FanProps'],
    ],
    ['a removed prop', before.replace('children', 'text'), ['FanProps.children', 'FanProps.text']],
    ['a prop that became required', before.replace('size?', 'size'), ['FanProps.size']],
    ['a new required prop', before.replace('    children', '    id: string;\n$&'), ['FanProps.id']],
    [
      'a new required list',
      before.replace('    children', '    readonly ids: string[];\n$&'),
      ['FanProps.ids'],
    ],
    ['a value that a prop lost', before.replace("'sm' | ", ''), ['FanProps.size']],
    ['a value that a list lost', before.replace("'sm', ", ''), ['fanSizes']],
    ['nothing for a new optional prop', before.replace('    size', '    id?: string;\n$&'), []],
    ['nothing for a new value', before.replace("'sm' |", "$& 'lg' |"), []],
    ['nothing for another color', before.replace('#f5f9fc', '#ffffff'), []],
  ])('returns %s', (_what, after, names) => expect(brokenNames(before, after)).toEqual(names));
});

describe('unnamedIn', () => {
  const entries = '# Changelog\n\n## 0.2.0\n\n- `Fan` has no `size`.\n\n## 0.1.0\n\n- `palette`.\n';

  it('accepts names of the newest entry, that of the component for its props', () =>
    expect(unnamedIn(entries, ['FanProps.size', 'FanProps'])).toEqual([]));

  it('returns a member without its component, and what only an older entry names', () =>
    expect(unnamedIn(entries, ['BadgeProps.size', 'palette'])).toEqual([
      'BadgeProps.size',
      'palette',
    ]));
});
