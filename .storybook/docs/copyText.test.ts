// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';

/** jsdom has neither a clipboard nor `execCommand`. */
const stub = (copies: boolean) => {
  const texts: string[] = [];
  const execCommand = () => {
    texts.push((document.activeElement as HTMLTextAreaElement).value);
    return copies;
  };
  Object.assign(document, { execCommand });
  return texts;
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

it('copies by the clipboard where there is one', async () => {
  const texts: string[] = [];
  const writeText = (text: string) => Promise.resolve(texts.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect([await copyText('var(--space-md)'), texts]).toEqual([true, ['var(--space-md)']]);
});

it('copies a selected text without https, and keeps the focus', async () => {
  const texts = stub(true);
  document.body.innerHTML = '<button>Copy</button>';
  const button = document.querySelector('button');
  button?.focus();
  expect([await copyText('var(--space-md)'), texts]).toEqual([true, ['var(--space-md)']]);
  expect(document.body.innerHTML).toBe('<button>Copy</button>');
  expect(document.activeElement).toBe(button);
});

it('returns that nothing was copied when the browser refuses', async () => {
  stub(false);
  expect(await copyText('var(--space-md)')).toBe(false);
});
