/** The law of layers: what wins is decided by their order, and nothing stands outside of them. */

/** A statement of a style sheet, with the block it may have. */
interface Statement {
  head: string;
  block?: string;
}

const endOfString = (css: string, start: number) => {
  let at = start + 1;
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1;
  return at;
};

/** The outermost statements of a style sheet, in order. */
export const statements = (css: string): Statement[] => {
  const found: Statement[] = [];
  const text = css.replaceAll(/\/\*.*?\*\//gs, '');
  let start = 0;
  let opened = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"' || sign === "'") at = endOfString(text, at);
    else if (sign === '{') {
      depth += 1;
      if (depth === 1) opened = at;
    } else if (sign === ';' && depth === 0) {
      found.push({ head: text.slice(start, at).trim() });
      start = at + 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      const head = text.slice(start, opened).trim();
      found.push({ head, block: text.slice(opened + 1, at) });
      start = at + 1;
    }
  }
  return found;
};

const conditional = /^@(?:media|supports|container)\b/;
/** These draw nothing by themselves. */
const harmless = /^@(?:font-face|property|keyframes|charset)\b/;

const layersOf = (head: string) =>
  head.startsWith('@layer ')
    ? head
        .slice('@layer '.length)
        .split(',')
        .map((name) => name.trim())
    : [];

/** The layers in the order in which they are first named: that is the order in which they win. */
export const layerOrder = (css: string): string[] => [
  ...new Set(
    statements(css).flatMap(({ head, block = '' }) =>
      conditional.test(head) ? layerOrder(block) : layersOf(head),
    ),
  ),
];

/** What stands outside the known layers, and so would win over all of them. */
export const outsideLayers = (css: string, layers: readonly string[]): string[] =>
  statements(css).flatMap(({ head, block = '' }) => {
    const named = layersOf(head);
    if (named.length > 0) return named.every((name) => layers.includes(name)) ? [] : [head];
    if (conditional.test(head)) return outsideLayers(block, layers);
    return harmless.test(head) ? [] : [head];
  });
