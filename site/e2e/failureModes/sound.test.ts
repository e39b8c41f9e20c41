// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { expectSound } from './sound.ts';
import type { Visit } from './visit.tsx';

describe('a page is refused', () => {
  it.each([
    ['without a heading', /length/, '<main><a href="/">Home</a></main>'],
    ['with two headings', /length/, '<main><h1>A</h1><h1>B</h1><a href="/">Home</a></main>'],
    ['without a way out', /ways out/, '<main><h1>A</h1></main>'],
    ['with leftovers', /Invalid Date/, '<main><h1>A</h1><a href="/">Invalid Date</a></main>'],
    ['with a script', /null/, '<main><h1>A</h1><a href="/">Home</a><script>1</script></main>'],
  ])('%s', (_what, why, html) => {
    const host = document.createElement('div');
    host.innerHTML = html;
    const page = { main: () => host, errors: [] } as unknown as Visit;
    expect(() => expectSound(page, 'ok')).toThrow(why);
  });

  it('on which an error went uncaught', () => {
    const host = document.createElement('div');
    host.innerHTML = '<main><h1>A</h1><a href="/">Home</a></main>';
    const page = { main: () => host, errors: [] as unknown[] } as unknown as Visit;
    expectSound(page, 'ok');
    page.errors.push(new Error('Offside'));
    expect(() => expectSound(page, 'ok')).toThrow('Offside');
  });
});
