import { ancestorsOf, nameOf, type Node, type Rule } from './rule.ts';

const colorCode = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const colorName =
  /\b(?:black|white|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|pink|fuchsia|magenta|brown|gold)\b/i;
const paintedProperty = /color|background|border|outline|shadow|fill|stroke/i;

/** A drawing's size and a text's measure may be literal lengths; spacing between elements may not. */
const sizeProperty =
  /^(?:(?:min|max)?(?:width|height|inlineSize|blockSize)|inset\w*|top|right|bottom|left|translate|flexBasis|columnWidth|gridTemplate\w+|textUnderlineOffset|textDecorationThickness)$/i;

/** Properties whose values all come from a token scale. */
const scaledProperty =
  /^(?:font|fontFamily|fontSize|fontWeight|lineHeight|letterSpacing|zIndex|borderRadius|boxShadow)$/;
const keyword = /^(?:inherit|initial|unset|normal|none|auto|0)$/;

/** vanilla-extract appends px to the numbers of all other properties. */
const unitlessProperty =
  /^(?:opacity|flex|flexGrow|flexShrink|order|scale|strokeWidth|aspectRatio|columnCount)$/;

/** Returns a sentence about a literal value that a token must replace. */
const checkValue = (property: string, value: string | number): string | undefined => {
  const text = String(value);
  const wrong = (what: string) =>
    `${property}: ${text} is ${what}: use a token of ui/foundations/tokens.`;
  const isScaled = scaledProperty.test(property) && !keyword.test(text);
  if (isScaled && typeof value === 'number') return wrong('not on its scale');
  const isBareNumber = typeof value === 'number' && value !== 0 && !unitlessProperty.test(property);
  if (isBareNumber || /\d ?px\b/.test(text)) return wrong('px');
  if (colorCode.test(text) || (paintedProperty.test(property) && colorName.test(text))) {
    return wrong('a color');
  }
  if (/\d(?:rem|em)\b/.test(text) && !sizeProperty.test(property)) return wrong('a length');
  if (/^(?:transition|animation)/.test(property) && /\d ?m?s\b/.test(text)) {
    return wrong('a duration');
  }
  if (isScaled) return wrong('not on its scale');
  if (property.startsWith('margin') && text !== 'auto') return outerMargin(property);
  return text.includes('!important')
    ? `${property} uses !important: use a later layer.`
    : undefined;
};

const outerMargin = (property: string) =>
  `${property} is an outer margin: layout components set the space between elements.`;

/** Returns a sentence about a selector or a media query that a helper must replace. */
const checkKey = (key: string, isInHover: boolean): string | undefined => {
  if (key.includes(':hover') && !isInHover) return 'Put :hover inside hover().';
  if (key.includes('[aria-')) return 'Select a data-* attribute instead of aria-*.';
  if (key.includes('[data-surface')) return 'Use vars.on, which changes with the surface.';
  if (key.includes('(forced-colors')) return 'Use forcedColors of ui/foundations/media.ts.';
  return /\((?:min|max)-width/.test(key) ? 'Use responsive() for window sizes.' : undefined;
};

const isInCall = (node: Node, name: string) =>
  ancestorsOf(node).some((one) => one.type === 'CallExpression' && nameOf(one.callee) === name);

/** `insideStyle` separates the parts of HTML from the API, which has no layout components. */
const isMarginInHtml = (node: Node, property: string) =>
  property === 'marginBlockStart' && isInCall(node, 'insideStyle');

/** Returns the property that a literal is a value of, or the key of. */
const propertyOf = (node: Node) => {
  const path = [node, ...ancestorsOf(node)];
  const at = path.findIndex(({ type }) => type === 'Property');
  const property = path[at];
  if (property?.type !== 'Property') return { name: '', isKey: false };
  return { name: nameOf(property.key), isKey: property.key === path[at - 1] };
};

/** Returns whether a literal is an import path, a token's name, or a number passed to a function. */
const isNotStyleValue = (node: Node) => {
  const holder = node.parent;
  if (holder?.type === 'ImportDeclaration') return true;
  if (holder?.type === 'MemberExpression') return holder.property === node;
  return (
    holder?.type === 'CallExpression' && node.type === 'Literal' && typeof node.value === 'number'
  );
};

/** Style files take values from tokens, set no outer margin, and hover inside `hover()`. */
export const tokenStyles: Rule = {
  create: (context) => {
    const check = (node: Node, value: unknown) => {
      if (isNotStyleValue(node) || (typeof value !== 'string' && typeof value !== 'number')) return;
      const { name, isKey } = propertyOf(node);
      const message = isKey
        ? checkKey(String(value), isInCall(node, 'hover'))
        : checkValue(name, value);
      if (message) context.report({ node, message });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      Property(node) {
        const name = nameOf(node.key);
        if (!name.startsWith('margin') || node.value.type === 'Literal') return;
        if (!isMarginInHtml(node, name)) context.report({ node, message: outerMargin(name) });
      },
    };
  },
};
