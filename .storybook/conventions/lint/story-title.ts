import { componentOf, exportedNames, fileStart, isPreviewMeta, nameOf, type Rule } from './rule.ts';

/** Returns the title that Storybook's sidebar needs; pages are named by their route. */
const titleOf = (filename: string): RegExp => {
  const component = componentOf(filename);
  if (!component) return /^Pages\/\S/;
  const { group, name } = component;
  return new RegExp(`^${group.charAt(0).toUpperCase()}${group.slice(1)}/${name}$`);
};

/** A story file is titled after its folder, and starts with the story that visitors see most. */
export const storyTitle: Rule = {
  create: (context) => {
    let title = '';
    return {
      Property(node) {
        if (nameOf(node.key) !== 'title' || !isPreviewMeta(node.parent.parent ?? undefined)) return;
        title = nameOf(node.value);
      },
      'Program:exit'(node) {
        if (node.type !== 'Program') return;
        const wanted = titleOf(context.filename);
        if (!wanted.test(title)) {
          context.report({
            loc: fileStart,
            message: `Give preview.meta() the title ${wanted.source.replaceAll(/[\\^$]/g, '')}.`,
          });
        }
        const first = componentOf(context.filename) ? 'Default' : 'Loaded';
        const names = exportedNames(node);
        if (names[0] !== first) {
          context.report({
            loc: fileStart,
            message: `Export the story ${first} before the others.`,
          });
        }
      },
    };
  },
};
