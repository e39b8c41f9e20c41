/** Longest HTML that is read, in characters; a long article has a hundredth of it. */
export const lengthLimit = 1_000_000;
/** Most tags that are read, open and close; a long article has two hundred. */
export const tagLimit = 8000;
/** Deepest nesting that is read. */
export const depthLimit = 256;
/** Most attributes of an element. */
export const attributeLimit = 100;
/** Most spaces, slashes and quotes in a tag: more than attributes have, so that text may be long. */
const separatorLimit = 20_000;

/** HTML that nobody writes by hand: too long, too many tags, or too deep. A post with it is malformed. */
export class UnreadableHtmlError extends TypeError {
  constructor(what: string) {
    super(`HTML ${what} is not read.`);
    this.name = 'UnreadableHtmlError';
  }
}

/** `NodeFilter.SHOW_ELEMENT`, which Node does not have. */
const elementsOnly = 1;

const tooManyAttributes = () =>
  new UnreadableHtmlError(`with more than ${attributeLimit} attributes to a tag`);
const tooDeep = () => new UnreadableHtmlError(`nested deeper than ${depthLimit} levels`);

/** Elements that hold nothing, or are closed by the next of their kind. */
const shallow = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th ' +
    'thead tbody tfoot colgroup option optgroup rt rp'
  ).split(' '),
);

/**
 * Looks at the text before it is parsed, because jsdom's time grows with the square of the depth
 * and of the attributes: 10,000 levels take it twelve seconds. It is an estimate, and can be led astray by tags in
 * comments; the tree is looked at as well, and the number of tags bounds the time.
 * @throws {UnreadableHtmlError} for what is too much
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
    // In a drawing, which goes anyway, tags close themselves.
    if (!name || shallow.has(name.toLowerCase()) || rest.endsWith('/')) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > depthLimit) throw tooDeep();
  }
};

/**
 * Goes through a tree without recursion: what is too deep to be drawn is too deep for a stack. A
 * walker does it, because a form's fields can stand in for its parent, and lead around for ever.
 * @throws {UnreadableHtmlError} for what is too much
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
