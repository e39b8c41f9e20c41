/** Renders the stories of ui to strings in Node, as the prerenderer does with pages. */
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface StoryInput {
  args?: object;
  render?: ComponentType;
}

interface Story {
  name: string;
  render: () => ReactElement;
}

// The real preview needs a browser. This one keeps the component, the arguments, and `render`.
vi.mock('#.storybook/preview', () => ({
  default: {
    meta: (meta: StoryInput & { component: ComponentType }) => {
      const story = (input: StoryInput = {}) => {
        const component = input.render ?? meta.render ?? meta.component;
        return {
          ...input,
          render: () => createElement(component, { ...meta.args, ...input.args }),
          extend: (more: StoryInput) => story({ ...input, ...more }),
        };
      };
      return { story };
    },
  },
}));

/** The Toaster sets a style attribute, so it mounts in the browser only. */
const files = import.meta.glob<Record<string, Story>>([
  '../../ui/**/*.stories.tsx',
  '!../../ui/frame/Toaster/*',
]);

/** Returns the style attributes, scripts, and stringified missing values in a prerendered text. */
const faultsOf = (html: string) => {
  // vanilla-extract gives compound variants this name in development.
  const text = html.replaceAll('_undefined_compound_', '_compound_');
  return [/ style="[^"]*"/, /undefined|\[object Object\]|NaN/, /<script/].flatMap(
    (fault) => fault.exec(text)?.[0] ?? [],
  );
};

const consoleCalls = vi.fn<typeof console.error>();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(consoleCalls);
  vi.spyOn(console, 'warn').mockImplementation(consoleCalls);
});
afterEach(() => {
  vi.restoreAllMocks();
  consoleCalls.mockReset();
});

it('renders every story to a string without faults', async () => {
  const faults: string[] = [];
  for (const [path, load] of Object.entries(files)) {
    for (const [name, story] of Object.entries(await load())) {
      const html = renderToString(story.render());
      const found = [...faultsOf(html), ...consoleCalls.mock.calls.flat().map(String)];
      faults.push(...found.map((fault) => `${path} ${name}: ${fault}`));
      consoleCalls.mockReset();
    }
  }
  expect(Object.keys(files).length).toBeGreaterThan(60);
  expect(faults).toEqual([]);
}, 60_000);

describe('faultsOf', () => {
  it.each([
    ['<p style="color:red">Text</p>', ' style="color:red"'],
    ['<p>[object Object]</p>', '[object Object]'],
    ['<p class="card undefined">Text</p>', 'undefined'],
    ['<p>NaN</p>', 'NaN'],
    ['<p></p><script>1</script>', '<script'],
  ])('reports %s', (html, fault) => {
    expect(faultsOf(html)).toEqual([fault]);
  });
});
