/** Returns the source text of a new component, its styles, and its stories. */
import { storyNameFromExport } from 'storybook/internal/csf';

/** The folders of ui that components may be in. */
export const groups = [
  'layout',
  'primitives',
  'cards',
  'skeletons',
  'panels',
  'forms',
  'sections',
  'frame',
] as const;

export interface NewComponent {
  group: (typeof groups)[number];
  /** `FanCard` */
  name: string;
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the title of a component's stories: `Cards/FanCard`. */
export const titleOf = ({ group, name }: NewComponent) => `${capitalized(group)}/${name}`;

const component = ({ name }: NewComponent) => `import * as styles from './${name}.css.ts';

export interface ${name}Props {
  /** TODO: say what a reader sees. */
  text: string;
}

/** TODO: say what ${name} shows, and when to use another component. */
export const ${name} = ({ text }: ${name}Props) => <p className={styles.root}>{text}</p>;
`;

const styles = `import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const root = style({
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  color: vars.on.text,
  fontSize: vars.fontSize.md,
});
`;

const stories = ({ group, name }: NewComponent) => `import { expect } from 'storybook/test';
import { longText, narrow, unbrokenWord } from '#.storybook/edges';
import preview from '#.storybook/preview';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: '${titleOf({ group, name })}',
  component: ${name},
  args: { text: '${storyNameFromExport(name)}' },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { text: longText },
  ...narrow,
});

export const UnbrokenWord = meta.story({
  args: { text: unbrokenWord },
  ...narrow,
});
`;

/** Returns the text of each file of a new component by its path. */
export const filesOf = (one: NewComponent): Record<string, string> => {
  const path = `ui/${one.group}/${one.name}`;
  return {
    [`${path}/${one.name}.tsx`]: component(one),
    [`${path}/${one.name}.css.ts`]: styles,
    [`${path}/${one.name}.stories.tsx`]: stories(one),
    [`${path}/index.ts`]: `export * from './${one.name}.tsx';\n`,
  };
};

/** Returns the text of a group's `index.ts` with the new component, in alphabetical order. */
export const withExport = (text: string, name: string): string => {
  const line = `export * from './${name}/index.ts';`;
  const lines = text.trimEnd().split('\n');
  const after = lines.findIndex((other) => other.startsWith('export') && other > line);
  return `${lines.toSpliced(after === -1 ? lines.length : after, 0, line).join('\n')}\n`;
};
