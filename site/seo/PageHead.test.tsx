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

describe('the head of a page', () => {
  it('says first that something must be mended, in the tab alone', () => {
    const { head } = splitHead(render({ ...page, path: '/laces', hasErrors: true }));
    expect(head).toContain('<title>Error: Tape &amp; &lt;laces&gt; | Crossbar Hockey</title>');
    expect(head.match(/Error: /g)).toHaveLength(1);
  });

  it('is all there, once, before the page', () => {
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

  it('has whole addresses for those who share it', () => {
    const head = render({ ...page, path: '/laces' });
    expect(head).toContain(`property="og:url" content="${config.origin}/laces"`);
    expect(head).toContain(`property="og:image" content="${config.origin}/share/laces.jpg"`);
    expect(head).not.toMatch(/undefined|\[object/);
  });

  it('tells networks of an article when it was written', () => {
    const day = (iso: string) => ({ text: iso, iso });
    const article = { publishedAt: day('2025-01-05'), updatedAt: undefined, author: 'Dana "D" R.' };
    const head = render({ ...page, path: '/blog/laces', article });
    expect(head).toContain('property="og:type" content="article"');
    expect(head).toContain('property="article:published_time" content="2025-01-05"');
    expect(head).toContain('property="article:author" content="Dana &quot;D&quot; R."');
    expect(head).not.toContain('modified_time');
  });

  it('keeps a page out of the index that has no place there', () => {
    const head = render({ ...page, noindex: true });
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toMatch(/canonical|og:url/);
  });
});
