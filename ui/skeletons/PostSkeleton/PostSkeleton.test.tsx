import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostSkeleton } from './PostSkeleton.tsx';

// A browser that runs scripts has no such words to show in a story.
it('says what to do where no script runs', () => {
  const html = renderToString(
    <PostSkeleton
      withoutScript={{ text: 'It needs script.', link: { label: 'All posts', href: '/blog' } }}
    />,
  );
  const [, words] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(words).toContain('It needs script.');
  expect(words).toMatch(/<a href="\/blog"[^>]*>All posts/);
});
