import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { focusRing } from './focus.ts';
import { headerInset } from './headerHeight.css.ts';
import { reset } from './layers.css.ts';
import { reducedMotion } from './media.ts';
import { vars } from './theme.css.ts';

const rule = (selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

rule('html', {
  // Keeps scroll targets clear of the sticky header, and focus rings in the window.
  scrollPaddingBlock: `calc(${headerInset} + ${vars.space.md}) ${vars.space.md}`,
  WebkitTextSizeAdjust: '100%',
  backgroundColor: vars.on.background,
});

rule('body', {
  minHeight: '100vh',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.body,
  color: vars.on.text,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});

rule('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
rule('ul, ol', { listStyle: 'none' });
rule('img, svg, picture', { display: 'block', maxWidth: '100%' });
rule('img', { height: 'auto' });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
rule('button', { background: 'none', border: 0, cursor: 'pointer' });
rule('a', { color: 'inherit', textDecoration: 'none' });
rule('[hidden]', { display: 'none' });

rule(':focus-visible', { ...focusRing, borderRadius: vars.radius.sm });
rule('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });

rule('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

rule('html, body', {
  '@media': { print: { backgroundColor: 'transparent', color: vars.on.text } },
});
