/** Most characters of a post. A long post has about 10,000. */
export const lengthLimit = 1_000_000;
/** Most tags of a post, opening and closing. A long post has about 200. */
export const tagLimit = 8000;
/** Deepest nesting of elements. */
export const depthLimit = 256;
/** Most attributes of an element. */
export const attributeLimit = 100;
/** Most spaces, slashes and quotes in a tag. Higher than `attributeLimit`, because values contain them. */
const separatorLimit = 20_000;

/** HTML over one of the limits. A post with such content is malformed. */
export class UnreadableHtmlError extends TypeError {
  constructor(what: string) {
    super(`HTML ${what} is not accepted.`);
    this.name = 'UnreadableHtmlError';
  }
}

/** `NodeFilter.SHOW_ELEMENT`, which Node does not have. */
const elementsOnly = 1;

const tooManyAttributes = () =>
  new UnreadableHtmlError(`with more than ${attributeLimit} attributes to a tag`);
const tooDeep = () => new UnreadableHtmlError(`nested deeper than ${depthLimit} levels`);

/** Elements that do not nest: void elements, and those that the next of their kind closes. */
const shallow = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th ' +
    'thead tbody tfoot colgroup option optgroup rt rp'
  ).split(' '),
);

/**
 * Checks the limits before parsing: jsdom takes 12 s for 10,000 levels, because its time grows with the
 * square of the depth and of the attributes. The depth is an estimate, which tags in comments can
 * mislead; `checkTree` checks the parsed tree as well.
 * @throws {UnreadableHtmlError} for HTML over a limit
 */
export const checkText = (html: string): void => {
  if (html.length > lengthLimit) {
    throw new UnreadableHtmlError(`of more than ${lengthLimit} characters`);
  }
  let tags = 0;
  let depth = 0;
  for (const [, slash, name = '', rest = ''] of html.matchAll(
    /<(\/?)([a-z][a-z\d-]*)?([^<>]*)/gi,
  )) {
    tags += 1;
    if (tags > tagLimit) throw new UnreadableHtmlError(`of more than ${tagLimit} tags`);
    if (name && rest.split(/[\s"'/]/).length > separatorLimit) throw tooManyAttributes();
    // Self-closing tags occur in SVG, which is removed anyway.
    if (!name || shallow.has(name.toLowerCase()) || rest.endsWith('/')) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > depthLimit) throw tooDeep();
  }
};

/**
 * Checks the limits of a parsed tree. Uses a TreeWalker: recursion could overflow the stack, and
 * `form.parentNode` may be a field of that name (DOM clobbering), which could loop forever.
 * @throws {UnreadableHtmlError} for a tree over a limit
 */
export const checkTree = (root: Element): void => {
  const walker = root.ownerDocument.createTreeWalker(root, elementsOnly);
  let depth = 0;
  const next = () => {
    if (walker.firstChild()) {
      depth += 1;
      return true;
    }
    while (!walker.nextSibling()) {
      if (!walker.parentNode()) return false;
      depth -= 1;
    }
    return true;
  };
  while (next()) {
    if (depth > depthLimit) throw tooDeep();
    const { attributes } = walker.currentNode as Element;
    if (attributes.length > attributeLimit) throw tooManyAttributes();
  }
};
