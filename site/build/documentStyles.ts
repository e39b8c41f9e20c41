import { parse, type ChildNode, type Container, type Root } from 'postcss';

/** Media that few visitors have. Documents link to the file with their rules. */
const rareQueries = ['print', '(forced-colors:active)'];

/** The media attribute of the link to that file. */
export const rareMedia = rareQueries.join(',');

const isRareMedia = (node: ChildNode) =>
  node.type === 'atrule' &&
  node.name === 'media' &&
  rareQueries.includes(node.params.replaceAll(' ', ''));

const isLayer = (node: ChildNode | Container['parent']) =>
  node?.type === 'atrule' && 'name' in node && node.name === 'layer';

/** Removes the rules that are not for rare media, and the layers that this leaves empty. */
const keepRareRules = (container: Container) =>
  container.each((node) => {
    if (isRareMedia(node)) return;
    if (isLayer(node)) keepRareRules(node as Container);
    if (!('nodes' in node) || !isLayer(node) || node.nodes?.length === 0) node.remove();
  });

/** Returns the custom properties of `:root` that no other rule sets again, with their values. */
const constantsOf = (root: Root) => {
  const count = new Map<string, number>();
  const constants = new Map<string, string>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    count.set(prop, (count.get(prop) ?? 0) + 1);
    const isOfRoot = parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
    const isUnconditional = parent?.parent?.type === 'root' || isLayer(parent?.parent);
    if (isOfRoot && isUnconditional) constants.set(prop, value);
  });
  return new Map([...constants].filter(([prop]) => count.get(prop) === 1));
};

const insertConstants = (root: Root) => {
  const constants = constantsOf(root);
  const insert = (value: string): string => {
    const inserted = value.replaceAll(
      /var\((--[\w-]+)\)/g,
      (use, prop: string) => constants.get(prop) ?? use,
    );
    return inserted === value ? value : insert(inserted);
  };
  root.walkDecls((declaration) => {
    declaration.value = insert(declaration.value);
  });
};

/**
 * Returns the styles of the app as documents need them: those for screens, from which each document takes
 * what it uses, and those for paper and forced colors, which it only links to. A custom property with one value
 * is replaced by it: it is shorter, and a browser has fewer properties to inherit.
 */
export const documentStyles = (css: string) => {
  const screen = parse(css);
  insertConstants(screen);
  const rare = screen.clone();
  keepRareRules(rare);
  screen.walkAtRules((rule) => {
    if (isRareMedia(rule)) rule.remove();
  });
  return { screen: screen.toString(), rare: rare.toString() };
};
