import { transform, type CustomAtRules, type Selector, type Visitor } from 'lightningcss';

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The template's elements, which are not in the HTML that React renders. */
const templateElements = ['html', 'body'];

const elementsIn = (html: string) =>
  new Set([...templateElements, ...namesIn(html.toLowerCase(), /<([a-z][a-z\d-]*)/g)]);

/** Attributes that no script changes before the app has started. */
const constantAttributes = ['data-surface', 'data-columns'];

/** Returns the constant attributes of the document with their values: `data-surface="snow"`. */
const constantsIn = (html: string) =>
  namesIn(html, new RegExp(` ((?:${constantAttributes.join('|')})="[^"]*")`, 'g'));

/** The names that the document's elements have. */
interface Names {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  constants: ReadonlySet<string>;
}

interface Options {
  unusedSymbols?: string[];
  visitor?: Visitor<CustomAtRules>;
}

const minify = (css: string, options: Options) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...options,
  }).code.toString();

/** Returns whether an element of the document can match a selector. */
const createMatcher = ({ classes, elements, constants }: Names) => {
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'type') return elements.has(part.name.toLowerCase());
      if (part.type === 'attribute' && constantAttributes.includes(part.name)) {
        return part.operation ? constants.has(`${part.name}="${part.operation.value}"`) : true;
      }
      const isAnyOf =
        part.type === 'pseudo-class' &&
        (part.kind === 'is' || part.kind === 'where' || part.kind === 'has');
      return !isAnyOf || part.selectors.some(canMatch);
    });
  return canMatch;
};

/**
 * Removes selectors that no element of the document can match, by class, element, or constant attribute.
 * A list in `:is()` stays whole when one of it can match, because its specificity is that of its highest selector. lightningcss can leave out unused
 * classes itself, but keeps a list of selectors as long as one of them is used.
 */
const withoutUnusedSelectors = (css: string, names: Names) => {
  const canMatch = createMatcher(names);
  return minify(css, {
    visitor: { Selector: (selector) => (canMatch(selector) ? selector : []) },
  });
};

/** A custom property can be used by another one that is unused itself, so this repeats until none is left. */
const withoutUnusedProperties = (css: string): string => {
  const used = namesIn(css, /var\((--[\w-]+)/g);
  const unused = [...namesIn(css, /(--[\w-]+):/g)].filter((name) => !used.has(name));
  return unused.length > 0 ? withoutUnusedProperties(minify(css, { unusedSymbols: unused })) : css;
};

const withoutUnusedKeyframes = (css: string): string => {
  const used = [...namesIn(css, /animation(?:-name)?:([^;}]+)/g)].join(' ').split(/[\s,]+/);
  const unused = [...namesIn(css, /@keyframes ([\w-]+)/g)].filter((name) => !used.includes(name));
  return unused.length > 0 ? minify(css, { unusedSymbols: unused }) : css;
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
 * for other classes, elements, and constant attributes, the keyframes and custom properties that no rule
 * uses, and the fonts for characters that it does not have. The app loads all styles of the page before it
 * changes anything.
 */
export const createStylePruner = (css: string) => {
  const known = namesIn(css, /\.([a-z_][\w-]*)/gi);
  // Most posts use the same classes and elements.
  const results = new Map<string, string>();
  return (html: string): string => {
    const classes = classesIn(html);
    const elements = elementsIn(html);
    const constants = constantsIn(html);
    const key = [
      ...[...known].filter((name) => classes.has(name)),
      ...[...elements, ...constants].toSorted(),
    ].join(' ');
    const rules =
      results.get(key) ??
      withoutUnusedProperties(
        withoutUnusedKeyframes(withoutUnusedSelectors(css, { classes, elements, constants })),
      );
    results.set(key, rules);
    return withoutUnusedFonts(rules, html);
  };
};
