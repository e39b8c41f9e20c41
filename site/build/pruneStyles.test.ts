import { describe, expect, it } from 'vitest';
import { createStylePruner } from './pruneStyles.ts';

const html = '<main class="page wide"><p class="text">Ice</p></main>';

const pruneStyles = (css: string, page: string) => createStylePruner(css)(page);

describe('createStylePruner', () => {
  it('keeps the rules of elements, attributes, and classes in the document', () => {
    const css = 'p{margin:0}[hidden]{display:none}.page:hover{color:red}.wide .text{top:0}';
    expect(pruneStyles(css, html)).toBe(css);
  });

  it('leaves out rules for classes that no element has, in at-rules too', () => {
    const css =
      '.toast{color:red}.page .toast{top:0}@layer a{@media print{.toast{top:0}}.page{top:0}}';
    expect(pruneStyles(css, html)).toBe('@layer a{.page{top:0}}');
  });

  it('leaves out a class that no element has from a list', () => {
    expect(pruneStyles('.page,.toast,.toast .text{top:0}', html)).toBe('.page{top:0}');
    expect(pruneStyles('.toast,.page:not(.toast){top:0}', html)).toBe('.page:not(.toast){top:0}');
  });

  it('keeps a rule for elements without a class that no element has', () => {
    expect(pruneStyles('.page:not(.toast){top:0}', html)).toBe('.page:not(.toast){top:0}');
  });

  it('leaves out the selectors of elements that the document does not have', () => {
    const css = 'table,p{top:0}.page td{top:1px}html,body{top:2px}.page :is(p,b){top:3px}';
    expect(pruneStyles(css, html)).toBe('p{top:0}html,body{top:2px}.page :is(p,b){top:3px}');
  });

  it('leaves out the rules of surfaces that the document does not have', () => {
    const css =
      '[data-surface=snow]{top:0}[data-surface=night] p{top:1px}.page[data-surface]{top:2px}';
    const page = html.replace('<main', '<main data-surface="snow"');
    expect(pruneStyles(css, page)).toBe('[data-surface=snow]{top:0}.page[data-surface]{top:2px}');
  });

  it('keeps the rules of an attribute whose value the boot script changes', () => {
    const css = '.page[data-held=waiting]{top:0}';
    expect(pruneStyles(css, html)).toBe(css);
  });

  it('leaves out a rule whose :is(), :where(), or :has() no element can match', () => {
    const css =
      '.page :is(td,th){top:0}.page :where(.toast,b){top:0}.page:has(.toast p,td){top:0}:is(.toast:has(p),.toast) .text{top:0}';
    expect(pruneStyles(css, html)).toBe('');
    const used = '.page :is(p,th),.page :where(.text,b),.page:has(.toast,p){top:0}';
    expect(pruneStyles(used, html)).toBe(used);
  });

  it('leaves out a custom property that only an unused one uses', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px}.page{top:var(--c)}';
    expect(pruneStyles(css, html)).toBe(':root{--c:2px}.page{top:var(--c)}');
  });

  it('leaves out keyframes that only an unused rule uses', () => {
    const css =
      '@keyframes a{0%{top:var(--a)}}@keyframes b{0%{top:0}}.page{animation-name:b}.toast{--a:1px;animation:1s a}';
    expect(pruneStyles(css, html)).toBe('@keyframes b{0%{top:0}}.page{animation-name:b}');
  });

  it('keeps a font for some characters only when the document has one of them', () => {
    const face = '@font-face{font-family:Text;src:url(more.woff2);unicode-range:U+C0-D6,U+153}';
    expect(pruneStyles(face, html)).toBe('');
    expect(pruneStyles(face, '<p>Cœur</p>')).toBe(face);
    expect(pruneStyles(face, '<p>ÉQUIPE</p>')).toBe(face);
  });
});
