import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/schema.ts';
import { lacesPicture } from '../products/laces.ts';
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

afterEach(() => {
  vi.doUnmock('../config/index.ts');
  vi.resetModules();
});

describe('PageHead', () => {
  it('puts "Error: " before the title in the tab, not on the share card', () => {
    const { head } = splitHead(render({ ...page, path: '/laces', hasErrors: true }));
    expect(head).toContain('<title>Error: Tape &amp; &lt;laces&gt; | Crossbar Hockey</title>');
    expect(head.match(/Error: /g)).toHaveLength(1);
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

  it('has the tag of Google Search Console on the home page, when it is configured', async () => {
    expect(render({ ...page, path: '/' })).not.toContain('google-site-verification');
    const env = { VITE_SITE_GOOGLE_VERIFICATION: 'abcdefghijklmnopqrstuvwxyz' };
    vi.resetModules();
    vi.doMock('../config/index.ts', () => ({ config: readConfig(env).public }));
    const { PageHead: Configured } = await import('./PageHead.tsx');
    const helmet = await import('react-helmet-async');
    const inProvider = (path: string) =>
      renderToString(
        <helmet.HelmetProvider>
          <Configured {...page} path={path} />
        </helmet.HelmetProvider>,
      );
    expect(inProvider('/')).toContain(
      '<meta name="google-site-verification" content="abcdefghijklmnopqrstuvwxyz"/>',
    );
    expect(inProvider('/about')).not.toContain('google-site-verification');
  });
});
