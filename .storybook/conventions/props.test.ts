import { describe, expect, it } from 'vitest';
import { openProps, unexplainedProps } from './props.ts';
import { sourcesIn } from './sources.ts';

// The link that is handed to ui is an anchor with all that an anchor has; no component is.
const files = sourcesIn('ui', /\.tsx?$/).filter(
  ({ path }) => !/\.(?:stories|test)\.|^ui\/(?:laws|assets|foundations)\//.test(path),
);

describe.each(files)('$path', (file) => {
  it('takes no look from outside', () => expect(openProps(file)).toEqual([]));
  it('explains its props', () => expect(unexplainedProps(file)).toEqual([]));
});

it('the files are found', () => expect(files.length).toBeGreaterThan(80));

describe('a component is open when', () => {
  it.each([
    ['it takes a class', 'export interface AProps { className?: string }', 'className is a look'],
    ['it takes styles', 'export interface AProps { style?: object }', 'style is a look'],
    [
      'it takes all an element takes',
      'export interface AProps extends HTMLAttributes<HTMLElement> { a: 1 }',
      'HTMLAttributes lets looks in',
    ],
    [
      'it takes them by a type',
      "export type AProps = { a: 1 } & ComponentProps<'a'>",
      'ComponentProps lets looks in',
    ],
    ['a shared look does', 'export interface ALook { className?: string }', 'className is a look'],
    [
      'it hands on what it was not asked for',
      'export const A = ({ a, ...rest }: AProps) => <p {...rest}>{a}</p>',
      'everything in rest goes to an element',
    ],
  ])('%s', (_what, text, fault) => {
    expect(openProps({ path: 'A.tsx', text })).toEqual([expect.stringContaining(fault)]);
  });
});

describe('a prop is unexplained when', () => {
  it.each([
    ['nothing is said', 'export interface AProps { a: string }'],
    ['it is said in a plain comment', 'export interface AProps {\n  // What.\n  a: string }'],
    ['the words are missing', 'export interface AProps {\n  /** */\n  a: string }'],
    ['they belong to another', 'export interface AProps {\n  /** What. */\n  b: 1; a: string }'],
    ['it stands in a type', 'export type AProps = { a: string }'],
    ['it is a function', 'export interface AProps { a(): void }'],
  ])('%s', (_what, text) => {
    expect(unexplainedProps({ path: 'A.tsx', text })).toEqual([
      expect.stringContaining('a is not explained'),
    ]);
  });

  it('but not when it is explained, nor inside a prop, nor in a file of its own', () => {
    const text =
      'interface Inner { a: 1 }\nexport interface AProps {\n  /** What. */\n  a: { b: 1 } }';
    expect(unexplainedProps({ path: 'A.tsx', text })).toEqual([]);
  });
});
