/** Reads the docs pages of a built Storybook, and says what is wrong with one as it is shown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A docs page as Storybook's index and its component manifest list it. */
export interface DocsPage {
  id: string;
  title: string;
  /** The MDX file, or the file of the stories. */
  file: string;
  /** The ids of the stories that it shows. Undefined when the author of the page chooses them. */
  stories?: readonly string[];
  /** The props of the component. */
  props: readonly string[];
  /** The file that renders the page with its health card. Undefined for MDX files. */
  template?: string;
}

const componentDocs = '.storybook/health/ComponentDocs.tsx';
const pageDocs = '.storybook/pages/PageDocs.tsx';

/** A docs page as a browser shows it. */
export interface ShownPage {
  error?: string | undefined;
  stories: readonly { id: string; isEmpty: boolean; error?: string | undefined }[];
  props: readonly { name: string; type: string; control: string }[];
  hasHealthCard: boolean;
  /** The texts of the errors in the browser's console. */
  logged: readonly string[];
}

interface Reference {
  $ref: string;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Returns a function that reads the names of a component's props. */
const propsReader = (folder: string) => {
  const manifests = join(folder, 'manifests');
  const { components } = readJson(join(manifests, 'components.json')) as {
    components: Record<string, { docgen: Reference }>;
  };
  return (id: string): string[] => {
    const [path = ''] = components[id]?.docgen.$ref.split('#') ?? [];
    if (path === '') return [];
    const docgen = readJson(join(manifests, path)) as {
      components: Record<string, { argTypes: object }>;
    };
    return Object.keys(docgen.components[id]?.argTypes ?? {});
  };
};

/** Returns all docs pages of a built Storybook: none when it was built without docs. */
export const readDocsPages = (folder: string): DocsPage[] => {
  const index = readJson(join(folder, 'index.json')) as {
    entries: Record<string, StorybookEntry & { id: string }>;
  };
  const entries = Object.values(index.entries);
  const docs = entries.filter(({ type }) => type === 'docs');
  if (docs.length === 0) return [];
  const propsOf = propsReader(folder);
  return docs.map(({ id, title, importPath }) => {
    const page = { id, title, file: importPath.replace(/^\.\//, '') };
    if (importPath.endsWith('.mdx')) return { ...page, props: [] };
    const stories = entries.filter((entry) => entry.type === 'story' && entry.title === title);
    const idsOf = (shown: typeof stories) => shown.map((entry) => entry.id);
    if (!importPath.startsWith('./ui/')) {
      return { ...page, stories: idsOf(stories), props: [], template: pageDocs };
    }
    const tagged = stories.filter(({ tags }) => tags?.includes('autodocs'));
    const props = propsOf(id.replace(/--.*/, ''));
    return { ...page, stories: idsOf(tagged), props, template: componentDocs };
  });
};

const storiesFaults = (
  { stories: expected, template }: DocsPage,
  { stories }: ShownPage,
): string[] => {
  const shown = new Set(stories.map(({ id }) => id));
  const [extra, missing, advice] =
    template === pageDocs
      ? ['is not in the index', 'is in the index', `the gallery of ${template} shows all of them`]
      : [
          `is tagged '!autodocs'`,
          `has no tag '!autodocs'`,
          `'isOnDocsPage' of .storybook/docsStories.ts chooses the stories`,
        ];
  return [
    ...(expected ?? [])
      .filter((id) => !shown.has(id))
      .map((id) => `lacks the story ${id}, which ${missing}: ${advice}`),
    ...[...shown]
      .filter((id) => expected && !expected.includes(id))
      .map((id) => `shows the story ${id}, which ${extra}: ${advice}`),
    ...stories.flatMap(({ id, error, isEmpty }) => {
      if (error !== undefined)
        return `shows an error in place of the story ${id}: ${firstLine(error)}`;
      return isEmpty ? `shows nothing in place of the story ${id}` : [];
    }),
  ];
};

const propsFaults = ({ props: expected }: DocsPage, { props }: ShownPage): string[] => [
  ...expected
    .filter((name) => !props.some((prop) => prop.name === name))
    .map((name) => `lacks the prop ${name}, which the component manifest has`),
  ...props.flatMap(({ name, type, control }) => [
    ...(/\bunion\b/.test(type)
      ? [
          `shows 'union' as the type of the prop ${name}: make .storybook/code/docgenProvider.mjs write its values`,
        ]
      : []),
    ...(control.includes('Set object')
      ? [
          `shows the button 'Set object' for the prop ${name}: set the prop in the first story, or give it a control in 'argTypes' of the stories file`,
        ]
      : []),
  ]),
];

/** Returns an error without its stack, which Storybook shows on the same line. */
const firstLine = (error: string) => error.trim().replace(/\n.*|\s+at \S+ \(.*/s, '');

/** Returns a sentence for each fault of a docs page: which file, what is shown, and what to do. */
export const docsFaults = (page: DocsPage, shown: ShownPage): string[] => {
  const faults =
    shown.error === undefined
      ? [
          ...storiesFaults(page, shown),
          ...propsFaults(page, shown),
          ...(page.template && !shown.hasHealthCard
            ? [`has no health card: ${page.template} renders it`]
            : []),
        ]
      : [`shows an error in place of its content: ${shown.error}`];
  // A story that throws logs its error, too.
  const ofStories = new Set(shown.stories.map(({ error }) => firstLine(error ?? '')));
  const logs = [...new Set(shown.logged.map(firstLine))]
    .filter((line) => !ofStories.has(line))
    .map((line) => `logs an error in the console: ${line}`);
  return [...faults, ...logs].map((fault) => `${page.file}: its docs page ${fault}`);
};
