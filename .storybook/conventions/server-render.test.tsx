import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from '#ui';
import { Toaster } from '#ui/toaster';
import { teaser } from './rendered-data.ts';
import { rendered } from './rendered.tsx';

/** What must not be in a page that is to be read before any script has run. */
const faultsOf = (html: string) => {
  // The name that vanilla-extract gives to a compound variant while developing.
  const named = html.replaceAll('_undefined_compound_', '_compound_');
  return [/ style="[^"]*"/, /undefined|\[object Object\]|NaN/, /<script/].flatMap(
    (fault) => fault.exec(named)?.[0] ?? [],
  );
};

const complaints = vi.fn<typeof console.error>();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
});
afterEach(() => {
  vi.restoreAllMocks();
  complaints.mockReset();
});

describe('renders to a string in Node', () => {
  it.each(Object.entries(rendered))('%s', (_name, element) => {
    const html = renderToString(element);
    expect(html).toMatch(/^<(?:link rel="preload"|[a-z])/);
    expect(faultsOf(html)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  });

  it('every component that ui exports', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
    expect(Object.keys(rendered).toSorted()).toEqual(components.toSorted());
  });

  it('through the link that was given', () => {
    expect(renderToString(rendered['LinkProvider'])).toContain('href="/blog#routed"');
  });

  it('the same each time, in every state of the data', () => {
    const states = [
      { status: 'loading' },
      { status: 'failed', text: 'It failed.', onRetry: () => undefined },
      { status: 'loaded', posts: [] },
    ] as const;
    for (const state of states) {
      const html = renderToString(<ui.BlogTeaser {...teaser} state={state} />);
      expect(faultsOf(html)).toEqual([]);
      expect(renderToString(<ui.BlogTeaser {...teaser} state={state} />)).toBe(html);
    }
  });
});

describe('is refused as a page', () => {
  it('the toaster alone: its style attribute is why it comes after everything else', () => {
    expect(faultsOf(renderToString(<Toaster />))).toEqual([expect.stringContaining('style=')]);
  });

  it.each([
    ['<p style="color:red">Text</p>', ' style="color:red"'],
    ['<p>[object Object]</p>', '[object Object]'],
    ['<p class="card undefined">Text</p>', 'undefined'],
    ['<p>NaN</p>', 'NaN'],
    ['<p></p><script>1</script>', '<script'],
  ])('%s', (html, fault) => {
    expect(faultsOf(html)).toEqual([fault]);
  });
});
