import { describe, expect, it } from 'vitest';
import { canonicalPath, encodePath, pathSegment } from './canonicalPath.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['///', '/'],
    ['/blog', '/blog'],
    ['/blog/', '/blog'],
    ['/blog//', '/blog'],
    ['/Hockey-TAPE', '/hockey-tape'],
    ['/BLOG/A/', '/blog/a'],
    ['/a//b', '/a//b'],
    ['/%2f', '/%2F'],
    ['/%3f%23%25', '/%3F%23%25'],
    ['/%c3%a9t%C3%89', '/%C3%A9t%C3%A9'],
    ['/été', '/%C3%A9t%C3%A9'],
    ["/$&+,:;=@!'()*~", "/$&+,:;=@!'()*~"],
    ['/%24%26%2B%2C%3A%3B%3D%40%21%27%28%29%2A%7E', "/$&+,:;=@!'()*~"],
    ['/a|b^`[]', '/a%7Cb%5E%60%5B%5D'],
    ['/%E0%A4%A/B', '/%e0%a4%a/b'],
    ['/%zz', '/%zz'],
  ])('of %j is %j', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });

  it.each(['&', '+', ':', '@', ',', ';', '=', '$', '!', '(', "'", '*', 'é', 'Σ', 'İ', '%', '🏒'])(
    'is the same for a slug with %j as for its address in a browser',
    (character) => {
      const path = `/blog/${pathSegment(`Skate${character}Lace`)}`;
      expect(canonicalPath(new URL(path, 'https://site.example').pathname)).toBe(path);
      expect(encodePath(`/blog/skate${character.toLowerCase()}lace`)).toBe(path);
    },
  );

  it('takes no time for a path of 100,000 slashes', () => {
    expect(canonicalPath(`${'/'.repeat(100_000)}a`)).toHaveLength(100_001);
  });
});
