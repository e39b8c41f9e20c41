import { transform } from 'lightningcss';
import { parse } from 'postcss';

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * Splits the lists of selectors, which the minifier has made of rules of several classes: lightningcss
 * keeps a list complete as long as one of its classes is used. It joins the rules that are left again.
 */
const withoutLists = (css: string) => {
  const root = parse(css);
  root.walkRules((rule) => {
    if (rule.selectors.length === 1) return;
    rule.replaceWith(...rule.selectors.map((selector) => rule.clone({ selector })));
  });
  return root.toString();
};

const without = (css: string, unusedSymbols: string[]) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  }).code.toString();

/** A custom property can be used by another one that is unused itself, so this repeats until none is left. */
const withoutUnusedProperties = (css: string): string => {
  const used = namesIn(css, /var\((--[\w-]+)/g);
  const unused = [...namesIn(css, /(--[\w-]+):/g)].filter((name) => !used.has(name));
  return unused.length > 0 ? withoutUnusedProperties(without(css, unused)) : css;
};

/** Returns whether a text has a character of a `unicode-range`. */
const hasCharacter = (text: string, range: string) => {
  const classes = range.replaceAll(
    /U\+([\da-f]+)(?:-([\da-f]+))?,?\s*/gi,
    (_, from: string, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${classes}]`, 'u').test(text);
};

const withoutUnusedFonts = (css: string, text: string) =>
  css.replaceAll(/@font-face\{[^}]*?unicode-range:([^;}]*)[^}]*\}/g, (face, range: string) =>
    hasCharacter(text, range) ? face : '',
  );

/**
 * Returns a function that returns the styles that a document uses until the app starts: without the rules
 * for other classes, the custom properties that no rule uses, and the fonts for characters that it does
 * not have. The app loads all styles of the page before it changes anything.
 */
export const createStylePruner = (css: string) => {
  const classes = [...namesIn(css, /\.([a-z_][\w-]*)/gi)];
  const rulesOfOne = withoutLists(css);
  // Most posts use the same classes.
  const results = new Map<string, string>();
  return (html: string): string => {
    const used = classesIn(html);
    const unused = classes.filter((name) => !used.has(name));
    const key = unused.join(' ');
    const rules = results.get(key) ?? withoutUnusedProperties(without(rulesOfOne, unused));
    results.set(key, rules);
    return withoutUnusedFonts(rules, html);
  };
};
