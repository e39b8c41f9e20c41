/** The laws of `*.css.ts`: values come from tokens, space and hover from where they belong. */
import type { ESTree } from 'vite';
import type { Source } from './sources.ts';
import { nameOf, read } from './syntax.ts';

const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const colourName =
  /\b(?:black|white|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|pink|fuchsia|magenta|brown|gold)\b/i;
const paints = /color|background|border|outline|shadow|fill|stroke/i;

const pixels = /\d px\b|\dpx\b/;
const textLength = /\d(?:rem|em)\b/;
/** A size of a drawing or a measure of a text may be its own; the rhythm of a page may not. */
const ownSizes =
  /^(?:(?:min|max)?(?:width|height|inlineSize|blockSize)|inset\w*|top|right|bottom|left|translate|flexBasis|gridTemplate\w+|textUnderlineOffset|textDecorationThickness)$/i;

const time = /\d m?s\b|\dm?s\b/;
const moves = /^(?:transition|animation)/;

/** These have a scale of their own: a literal in them is a token that was not asked for. */
const scaled =
  /^(?:font|fontFamily|fontSize|fontWeight|lineHeight|letterSpacing|zIndex|borderRadius|boxShadow)$/;
const keyword = /^(?:inherit|initial|unset|normal|none|auto|0)$/;

/** Numbers are px to vanilla-extract, except in these. */
const unitless =
  /^(?:opacity|flex|flexGrow|flexShrink|order|scale|strokeWidth|aspectRatio|columnCount)$/;

/** What is wrong with a literal that is the value of a property. */
const valueFault = (property: string, value: string | number): string | undefined => {
  const text = String(value);
  if (typeof value === 'number' && value !== 0 && !unitless.test(property)) {
    return `${property}: ${text} is px`;
  }
  if (colour.test(text) || (paints.test(property) && colourName.test(text))) {
    return `${property}: ${text} is a colour`;
  }
  if (pixels.test(text)) return `${property}: ${text} is px`;
  if (textLength.test(text) && !ownSizes.test(property)) return `${property}: ${text} is a length`;
  if (moves.test(property) && time.test(text)) return `${property}: ${text} is a duration`;
  if (scaled.test(property) && !keyword.test(text)) return `${property}: ${text} is no token`;
  if (property.startsWith('margin') && text !== 'auto') return `${property} is outer space`;
  return text.includes('!important') ? `${property} uses force` : undefined;
};

/** What is wrong with the text of a selector or a media query. */
const keyFault = (key: string, isHovering: boolean): string | undefined => {
  if (key.includes(':hover') && !isHovering) return 'hover stands outside hover()';
  if (key.includes('[aria-')) return 'aria is no hook for styles: use data-*';
  if (key.includes('[data-surface')) return 'surfaces are values, not rules';
  return /\((?:min|max)-width/.test(key) ? 'a window size stands outside responsive()' : undefined;
};

const isCallOfHover = (node: ESTree.Node) =>
  node.type === 'CallExpression' && nameOf(node.callee) === 'hover';

/** Between the parts of markup that comes from the API: the only margins there are. */
const isInMarkup = (property: string, around: readonly ESTree.Node[]) =>
  property === 'marginBlockStart' &&
  around.some((node) => node.type === 'CallExpression' && nameOf(node.callee) === 'insideStyle');

/** A file's name, a token's name, or a number handed to a function. */
const isNoStyle = (node: ESTree.Node, [holder]: readonly ESTree.Node[]) =>
  holder?.type === 'ImportDeclaration' ||
  (holder?.type === 'MemberExpression' && holder.property === node) ||
  (holder?.type === 'CallExpression' && node.type === 'Literal' && typeof node.value === 'number');

/** The nearest property that a literal is a value of. */
const propertyOf = (node: ESTree.Node, around: readonly ESTree.Node[]): string => {
  const inside = [node, ...around];
  const at = inside.findIndex((one) => one.type === 'Property');
  const property = inside[at];
  if (property?.type !== 'Property' || inside[at - 1] === property.key) return '';
  return nameOf(property.key);
};

const isKey = (node: ESTree.Node, around: readonly ESTree.Node[]) => {
  const holder = around.find(({ type }) => type !== 'TemplateLiteral');
  return holder?.type === 'Property' && (holder.key === node || around.includes(holder.key));
};

/** Every place in a `*.css.ts` file that breaks a law. */
export const styleFaults = (source: Source): string[] => {
  const { walk, fault } = read(source);
  const faults: string[] = [];
  walk((node, around) => {
    if (isNoStyle(node, around)) return;
    const value =
      node.type === 'TemplateElement'
        ? node.value.raw
        : node.type === 'Literal' &&
            (typeof node.value === 'string' || typeof node.value === 'number')
          ? node.value
          : undefined;
    if (value === undefined) {
      // A margin made of tokens is outer space just the same.
      if (node.type !== 'Property' || !nameOf(node.key).startsWith('margin')) return;
      if (node.value.type !== 'Literal' && !isInMarkup(nameOf(node.key), around))
        faults.push(fault(node, `${nameOf(node.key)} is outer space`));
      return;
    }
    const what = isKey(node, around)
      ? keyFault(String(value), around.some(isCallOfHover))
      : valueFault(propertyOf(node, around), value);
    if (what) faults.push(fault(node, what));
  });
  return faults;
};
