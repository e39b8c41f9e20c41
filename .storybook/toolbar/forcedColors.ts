/**
 * Draws stories as a browser with forced colors does. A script cannot turn forced colors on, so this
 * emulates them for review, by https://www.w3.org/TR/css-color-adjust-1/#forced: it applies the styles
 * for forced colors, and takes colors, shadows and gradients from all others. It does not draw the
 * box that browsers put behind text on a picture.
 */
import type { Undo } from '../replace.ts';

const condition = /\(forced-colors:\s*active\)/;

/** Gives the colors of a style back to the browser's own style sheet. */
const forced = ['color', 'border-color', 'outline-color', 'text-decoration-color', 'caret-color']
  .concat(['column-rule-color', 'background-color'])
  .map((property) => `${property}: revert !important;`)
  .join(' ');

/** The elements whose colors are forced: SVG has its own, and inherits the color of its text only. */
const forcible = ':not([data-own-colors], [data-own-colors] *, svg *)';

const emulation = `
:root { color-scheme: light; background-color: Canvas !important; }
${forcible}, ${forcible}::before, ${forcible}::after, ${forcible}::placeholder {
  ${forced} box-shadow: none !important; text-shadow: none !important;
}
${forcible}:not([data-url-background]), ${forcible}::before, ${forcible}::after {
  background-image: none !important;
}
${forcible}[data-opaque] { background-color: Canvas !important; }
${forcible}:is(button, select):not([data-opaque]) { background-color: transparent !important; }
${forcible}:is(button, select, tr, hr) { border-color: CanvasText !important; }
svg text { fill: CanvasText !important; }
`;

/** Returns a rule with all rules inside it, at any depth. */
const withInner = (rule: CSSRule): CSSRule[] =>
  rule instanceof CSSGroupingRule ? [rule, ...[...rule.cssRules].flatMap(withInner)] : [rule];

/** Returns the media rules for forced colors in all style sheets. */
const forcedRules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].flatMap(withInner))
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => condition.test(media.mediaText));

/** Applies a media rule, with priority over the emulation, which is in no layer. */
const applyRule = (rule: CSSMediaRule): Undo => {
  const { media } = rule;
  const { mediaText } = media;
  const styles = withInner(rule).filter((inner) => inner instanceof CSSStyleRule);
  const texts = styles.map(({ style }) => style.cssText);
  media.mediaText = mediaText.replace(condition, '(min-width: 0)');
  for (const { style } of styles) {
    // Without forced colors, browsers draw `ButtonFace` gray.
    const text = style.cssText.replaceAll(/\bbuttonface\b/gi, 'Canvas');
    style.cssText = text.replaceAll(';', ' !important;');
  }
  return () => {
    media.mediaText = mediaText;
    for (const [place, { style }] of styles.entries()) style.cssText = texts[place] ?? '';
  };
};

const marks = {
  'data-own-colors': (style: CSSStyleDeclaration) => style.forcedColorAdjust === 'none',
  'data-url-background': (style: CSSStyleDeclaration) => style.backgroundImage.includes('url('),
  'data-opaque': (style: CSSStyleDeclaration) =>
    !/^rgba\(.*, 0\)$|\/ 0\)$/.test(style.backgroundColor),
};

/** Marks the elements that the emulation treats otherwise, by their styles without it. */
const markElements = (emulated: HTMLStyleElement) => {
  emulated.disabled = true;
  const found = [...document.body.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return {
      element,
      on: Object.entries(marks).map(([name, test]) => [name, test(style)] as const),
    };
  });
  for (const { element, on } of found)
    for (const [name, isOn] of on) element.toggleAttribute(name, isOn);
  emulated.disabled = false;
};

/** Starts the emulation in the whole document. Returns a function that ends it. */
export const emulateForcedColors = (): Undo => {
  // Somebody who has forced colors sees the real ones.
  if (matchMedia('(forced-colors: active)').matches) return () => {};
  const style = document.createElement('style');
  style.textContent = emulation;
  document.head.append(style);
  const undo: Undo[] = [];
  const update = () => {
    // A lazy component brings its styles when it is shown.
    undo.push(...forcedRules().map(applyRule));
    markElements(style);
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => !attributeName || !(attributeName in marks))) update();
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  update();
  return () => {
    observer.disconnect();
    style.remove();
    undo.forEach((one) => one());
  };
};
