import { describe, expect, it } from 'vitest';
import { withoutVoidSlashes } from './voidTags.ts';

describe('withoutVoidSlashes', () => {
  it('removes the slash of void tags of HTML, and keeps that of SVG', () => {
    expect(
      withoutVoidSlashes(
        '<meta charset="utf-8" /><img src="/a/"/><br/><svg><path d="M0 0"/></svg>',
      ),
    ).toBe('<meta charset="utf-8"><img src="/a/"><br><svg><path d="M0 0"/></svg>');
  });

  it('keeps sanitized HTML as it is', () => {
    const first = '<p title="<br/>">One</p>';
    const second = '<p title="<img/>">Two</p>';
    expect(withoutVoidSlashes(`<hr/>${first}<hr/>${second}<hr/>`, [first, second])).toBe(
      `<hr>${first}<hr>${second}<hr>`,
    );
  });

  it('throws when a part of the sanitized HTML is not in the page', () => {
    expect(() => withoutVoidSlashes('<hr/>', ['<p>One</p>'])).toThrow('not in the page');
  });
});
