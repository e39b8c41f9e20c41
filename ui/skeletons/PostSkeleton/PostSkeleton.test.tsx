import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostSkeleton } from './PostSkeleton.tsx';

// A browser with JavaScript does not render the noscript element, so a story cannot show it.
it('renders a message and a link for browsers without JavaScript', () => {
  const html = renderToString(
    <PostSkeleton
      withoutScript={{ text: 'It needs script.', link: { label: 'All posts', href: '/blog' } }}
    />,
  );
  const [, words] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(words).toContain('It needs script.');
  expect(words).toMatch(/<a href="\/blog"[^>]*>All posts/);
});
