// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { preventNavigation } from './network.tsx';

describe('preventNavigation', () => {
  let undo = () => {};
  afterEach(() => {
    undo();
    document.body.replaceChildren();
  });

  it.each([
    ['keeps a link from leaving the story', { href: '/elsewhere' }, true],
    ['lets a link lead to another place in the story', { href: '#steps' }, false],
    [
      'lets a docs page lead to another page',
      { href: './?path=/docs/a--docs', target: '_top' },
      false,
    ],
  ])('%s', (_what, attributes, isPrevented) => {
    undo = preventNavigation();
    const link = document.createElement('a');
    Object.entries(attributes).forEach(([name, value]) => link.setAttribute(name, value));
    const word = document.body.appendChild(link).appendChild(document.createElement('b'));
    let wasPrevented = false;
    const afterwards = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      // jsdom has no navigation.
      event.preventDefault();
    };
    globalThis.addEventListener('click', afterwards, { once: true });
    word.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(wasPrevented).toBe(isPrevented);
  });
});
