import { describe, expect, it } from 'vitest';
import { scriptJson } from './scriptJson.ts';

describe('scriptJson', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '</SCRIPT >',
    ']]>',
    'a\u2028b\u2029c',
    'it\'s "quoted" \\ & $& $1',
    '\ud83e\udd45',
  ])('escapes %j without changing its value', (text) => {
    const json = scriptJson({ title: text, list: [text], [text]: 1 });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ title: text, list: [text], [text]: 1 });
  });

  it('returns plain JSON when there is nothing to escape', () => {
    expect(scriptJson({ year: 2026, posts: [] })).toBe('{"year":2026,"posts":[]}');
  });
});
