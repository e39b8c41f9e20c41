import { describe, expect, it } from 'vitest';
import { markupFaults } from './markup.ts';
import { sourcesIn } from './sources.ts';

const door = 'ui/primitives/RichText/RichText.tsx';
const files = ['ui', 'site'].flatMap((folder) => sourcesIn(folder, /\.[cm]?[jt]sx?$/));
/** They name what they look for. */
const isLaw = ({ path }: { path: string }) => path.startsWith('.storybook/conventions/');

it('HTML enters by one door', () => {
  expect(files.length).toBeGreaterThan(250);
  const faults = files.filter((file) => !isLaw(file)).flatMap(markupFaults);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([door]);
  // Every file is read, which takes a busy machine a while.
}, 30_000);

describe('refused', () => {
  it.each([
    '<p dangerouslySetInnerHTML={{ __html: post.content }} />',
    'createElement("p", { dangerouslySetInnerHTML: { __html: post.content } })',
    'createElement("p", { ["dangerouslySetInnerHTML"]: { __html: post.content } })',
    'props.dangerouslySetInnerHTML = { __html: post.content }',
  ])('%s', (code) => {
    const faults = markupFaults({ path: 'site/pages/planted.tsx', text: `\n\nconst a = ${code};` });
    expect(faults).toEqual(['site/pages/planted.tsx:3 puts HTML into the page']);
  });

  it('but not a word about it', () => {
    const text = '/** Not by dangerouslySetInnerHTML. */\nconst a = <p>No innerHTML here.</p>;';
    expect(markupFaults({ path: 'planted.tsx', text })).toEqual([]);
  });
});
