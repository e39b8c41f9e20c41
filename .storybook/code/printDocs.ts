/** Writes what Storybook's index and manifest say to a file: `printDocs.ts FILE`. */
import { writeFileSync } from 'node:fs';
import { experimental_loadStorybook as loadStorybook } from 'storybook/internal/core-server';
import type { StoryIndex } from 'storybook/internal/types';
import type { Docs } from './readDocs.ts';

interface Prop {
  name: string;
  required: boolean;
  description: string;
  type: { name: string; raw?: string };
  defaultValue: { value: string } | null;
}

interface Manifest {
  id: string;
  error?: { message: string };
  reactComponentMeta?: { props: Record<string, Prop> };
}

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
const manifestEntries = entries.filter(({ tags }) => tags?.includes('manifest'));

// The package has no types for it.
const enginePath: string = '@storybook/react/preset';
// The engine of `experimentalDocgenServer`, asked without starting its server.
const { experimental_manifests: read } = (await import(enginePath)) as {
  experimental_manifests: (
    existing: object,
    options: object,
  ) => Promise<{ components: { components: Record<string, Manifest> } }>;
};
const withEngine: Presets = {
  apply: async (name, ...rest) =>
    name === 'features' ? { experimentalReactComponentMeta: true } : presets.apply(name, ...rest),
};
const { components } = (await read({}, { manifestEntries, presets: withEngine })).components;

const docs: Docs = {
  components: Object.values(components).map(({ id, error, reactComponentMeta }) => ({
    id,
    ...(error ? { error: error.message } : {}),
    props: Object.values(reactComponentMeta?.props ?? {}).map((prop) => ({
      name: prop.name,
      type: prop.type.raw ?? prop.type.name,
      description: prop.description,
      required: prop.required,
      ...(prop.defaultValue ? { defaultValue: prop.defaultValue.value } : {}),
      isChoice: ['enum', 'boolean'].includes(prop.type.name),
    })),
  })),
  stories: entries
    .filter(({ type, tags }) => type === 'story' && tags?.includes('autodocs'))
    .map(({ id, title, importPath }) => ({ id, title, path: importPath.replace(/^\.\//, '') })),
};
writeFileSync(file, JSON.stringify(docs));
// Storybook watches files.
process.exit(0);
