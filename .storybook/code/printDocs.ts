/** Writes what Storybook's index and docs pages say to a file: `printDocs.ts FILE`. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { experimental_loadStorybook as loadStorybook } from 'storybook/internal/core-server';
import { mergeServiceArgTypes } from 'storybook/internal/docs-tools';
import type {
  DocgenPayload,
  IndexEntry,
  StoryIndex,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';
import type { Component, Docs } from './readDocs.ts';

interface Prop {
  name: string;
  required: boolean;
  description: string;
  type: { name: string; raw?: string };
}

/** What Storybook's docgen returns for a component. */
interface Docgen {
  id: string;
  error?: { message: string };
  reactComponentMeta?: { props: Record<string, Prop> };
  /** The rows of the props table. */
  argTypes?: StrictArgTypes;
}

type Provider = (input: { entry: IndexEntry }) => Promise<Docgen | undefined>;

interface Presets {
  apply: (name: string, value?: unknown, options?: object) => Promise<unknown>;
}

const [, , file = ''] = process.argv;
const { presets } = (await loadStorybook({ configDir: '.storybook', packageJson: {} })) as {
  presets: Presets;
};
const generator = (await presets.apply('storyIndexGenerator')) as {
  getIndex: () => Promise<StoryIndex>;
};
const entries = Object.values((await generator.getIndex()).entries);
// One story of each component, the first.
const components = new Map(
  entries
    .filter(({ type, tags }) => type === 'story' && tags?.includes('manifest'))
    .toReversed()
    .map((entry) => [entry.title, entry]),
);

/** Composes the providers of docs pages as Storybook's worker does. */
const composeProvider = async (): Promise<Provider> => {
  const descriptors = (await presets.apply('experimental_docgenProvider', [])) as {
    moduleSpecifier: string;
  }[];
  let provider: Provider = () => Promise.resolve(undefined);
  for (const { moduleSpecifier } of descriptors) {
    const { createDocgenProvider } = (await import(pathToFileURL(moduleSpecifier).href)) as {
      createDocgenProvider: () => (next: Provider) => Provider;
    };
    provider = createDocgenProvider()(provider);
  }
  return provider;
};

/** Returns the button that a props table shows for a prop that its story does not set. */
const buttonOf = ({ control, type }: StrictInputType): string | undefined => {
  if (typeof control !== 'object' || control.disable) return undefined;
  if (control.type === 'object') return 'Set object';
  return control.type === 'text' && type?.name !== 'string' ? 'Set string' : undefined;
};

/** Returns the rows of a props table, as Storybook makes them for a story that sets no prop. */
const rowsOf = (docgen: Docgen): StrictArgTypes =>
  mergeServiceArgTypes({
    payload: docgen as DocgenPayload,
    storyId: docgen.id,
    parameters: { __isArgsStory: true },
  });

const provide = await composeProvider();
const docgens: Docgen[] = [];
for (const entry of components.values()) {
  const docgen = await provide({ entry });
  docgens.push(docgen ?? { id: entry.title, error: { message: 'no component found' } });
}

const componentOf = (docgen: Docgen): Component => {
  const { id, error, reactComponentMeta, argTypes = {} } = docgen;
  const rows = rowsOf(docgen);
  return {
    id,
    ...(error ? { error: error.message } : {}),
    props: Object.values(reactComponentMeta?.props ?? {}).map((prop) => ({
      name: prop.name,
      type: prop.type.raw ?? prop.type.name,
      description: prop.description,
      required: prop.required,
      defaultValue: argTypes[prop.name]?.table?.defaultValue?.summary,
      isChoice: ['enum', 'boolean'].includes(prop.type.name),
      button: buttonOf(rows[prop.name] ?? { name: prop.name }),
    })),
  };
};

const docs: Docs = {
  components: docgens.map(componentOf),
  stories: entries
    .filter(({ type, tags }) => type === 'story' && tags?.includes('autodocs'))
    .map(({ id, title, importPath }) => ({ id, title, path: importPath.replace(/^\.\//, '') })),
};
writeFileSync(file, JSON.stringify(docs));
// Storybook watches files.
process.exit(0);
