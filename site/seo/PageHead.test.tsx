import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { config } from '../config/index.ts';
import { lacesPicture } from '../content/pictures.ts';
import { splitHead } from './splitHead.ts';
import { PageHead } from './PageHead.tsx';

const page = {
  title: 'Tape & <laces>',
  description: 'What holds "everything" together.',
  keywords: ['tape', 'laces'],
  picture: lacesPicture,
} as const;

const render = (props: ComponentProps<typeof PageHead>) =>
  renderToString(
    <HelmetProvider>
      <PageHead {...props} />
      <main>Text</main>
    </HelmetProvider>,
  );

afterEach(() => vi.restoreAllMocks());

describe('PageHead', () => {
  it('puts "Error: " before the title in the tab, not on the share card', () => {
    const { head } = splitHead(render({ ...page, path: '/laces', hasErrors: true }));
    expect(head).toContain('<title>Error: Tape &amp; &lt;laces&gt; | Crossbar Hockey</title>');
    expect(head.match(/Error: /g)).toHaveLength(1);
  });

  it('renders the title, the description and the canonical once, before the page', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { head, body } = splitHead(render({ ...page, path: '/laces' }));
    expect(body).toBe('<main>Text</main>');
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head.match(/<meta name="description"/g)).toHaveLength(1);
    expect(head.match(/<link rel="canonical"/g)).toHaveLength(1);
    expect(head).toContain('<title>Tape &amp; &lt;laces&gt; | Crossbar Hockey</title>');
    expect(head).toContain('content="What holds &quot;everything&quot; together."');
    expect(head).toContain(`<link rel="canonical" href="${config.origin}/laces"/>`);
    expect(head).not.toContain('robots');
    expect(error).not.toHaveBeenCalled();
  });

  it('has absolute URLs for social networks', () => {
    const head = render({ ...page, path: '/laces' });
    expect(head).toContain(`property="og:url" content="${config.origin}/laces"`);
    expect(head).toContain(`property="og:image" content="${config.origin}/share/laces.jpg"`);
    expect(head).not.toMatch(/undefined|\[object/);
  });

  it('has the dates and the author of a post', () => {
    const day = (iso: string) => ({ text: iso, iso });
    const post = { publishedAt: day('2025-01-05'), updatedAt: undefined, author: 'Dana "D" R.' };
    const head = render({ ...page, path: '/blog/laces', post });
    expect(head).toContain('property="og:type" content="article"');
    expect(head).toContain('property="article:published_time" content="2025-01-05"');
    expect(head).toContain('property="article:author" content="Dana &quot;D&quot; R."');
    expect(head).not.toContain('modified_time');
  });

  it('has noindex and no canonical on a page without a path', () => {
    const head = render({ ...page, noindex: true });
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toMatch(/canonical|og:url/);
  });
});
