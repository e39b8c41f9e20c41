import { describe, expect, it } from 'vitest';
import { documentStyles } from './documentStyles.ts';

describe('documentStyles', () => {
  it('separates the rules for paper and for forced colors, each in its cascade layer', () => {
    const css =
      '@layer a{p{top:0}@media print{p{top:1px}}}@layer b{@media print{b{top:2px}}@media (forced-colors:active){b{top:3px}}}@media print{i{top:3px}}@media (forced-colors: active){i{top:4px}}';
    expect(documentStyles(css)).toEqual({
      screen: '@layer a{p{top:0}}@layer b{}',
      rare: '@layer a{@media print{p{top:1px}}}@layer b{@media print{b{top:2px}}@media (forced-colors:active){b{top:3px}}}@media print{i{top:3px}}@media (forced-colors: active){i{top:4px}}',
    });
  });

  it('replaces custom properties that have one value, and those that they use', () => {
    const css = '@layer a{:root{--a:1px;--b:calc(2*var(--a))}p{top:calc(var(--b) + 1em)}}';
    expect(documentStyles(css).screen).toBe(
      '@layer a{:root{--a:1px;--b:calc(2*1px)}p{top:calc(calc(2*1px) + 1em)}}',
    );
  });

  it.each([
    ['is set again on an element', ':root{--a:1px}[data-surface]{--a:2px}p{top:var(--a)}'],
    [
      'is set again in a window',
      ':root{--a:1px}@media (width<=9em){:root{--a:2px}}p{top:var(--a)}',
    ],
    ['is set in some windows only', '@media (width<=9em){:root{--a:1px}}p{top:var(--a)}'],
    ['is set on some elements only', '.b{--a:1px}p{top:var(--a)}'],
  ])('keeps a custom property that %s', (_case, css) => {
    expect(documentStyles(css).screen).toBe(css);
  });

  it('uses the same values for paper', () => {
    const css = ':root{--a:1px}@media print{p{top:var(--a)}}';
    expect(documentStyles(css).rare).toBe('@media print{p{top:1px}}');
  });
});
