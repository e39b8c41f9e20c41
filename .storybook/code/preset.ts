/** A preset of Storybook: puts code that compiles into docs pages, the manifest, and the MCP server. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { DocgenProviderDescriptor, Indexer } from 'storybook/internal/types';
import { moduleReader } from './resolveName.ts';
import { storyCode } from './storyCode.ts';
import { readSourceFile } from './sourceFile.ts';

interface StoryDocs {
  id: string;
  snippet?: string;
  warning?: string;
  error?: unknown;
}

interface Payload {
  name: string;
  import?: string;
  stories: Record<string, StoryDocs>;
}

interface Input {
  entry: { title: string; importPath: string };
}

type Provider = (input: Input) => Promise<Payload | undefined>;

/** Returns the formatted code of each story of a file by its id. */
export const codeOfFile = async (title: string, path: string): Promise<Map<string, string>> => {
  const file = readSourceFile(path, readFileSync(path, 'utf8'));
  const codes = new Map<string, string>();
  const read = moduleReader();
  for (const name of file.declarations.keys()) {
    const code = /^[A-Z]/.test(name) ? storyCode(file, name, read) : undefined;
    if (!code) continue;
    const id = toId(title, storyNameFromExport(name));
    const formatted = await format('Example.tsx', code, { singleQuote: true, printWidth: 90 });
    codes.set(id, formatted.code.trim());
  }
  return codes;
};

/** Leaves pages out of the manifest, which lists components. */
export const experimental_indexers = (indexers: Indexer[]): Indexer[] =>
  indexers.map(({ test, createIndex }) => ({
    test,
    createIndex: async (path, options) => {
      const inputs = await createIndex(path, options);
      return path.includes('/site/pages/')
        ? inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), '!manifest'] }))
        : inputs;
    },
  }));

/** Adds the provider of `docgenProvider.mjs` to Storybook's own. */
export const experimental_docgenProvider = (others: DocgenProviderDescriptor[]) => [
  ...others,
  { moduleSpecifier: fileURLToPath(new URL('docgenProvider.mjs', import.meta.url)) },
];

/** Wraps Storybook's provider, whose code leaves out each argument that is not a literal. */
export const experimental_storyDocsProvider = (next: Provider): Provider => {
  return async (input) => {
    const payload = await next(input);
    const { title, importPath } = input.entry;
    if (!payload || !importPath.endsWith('.stories.tsx')) return payload;
    const codes = await codeOfFile(title, importPath.replace(/^\.\//, ''));
    const stories = Object.values(payload.stories).map(
      ({ snippet: _snippet, warning: _warning, error: _error, ...story }) => {
        const snippet = codes.get(story.id);
        return [story.id, snippet ? { ...story, snippet } : story] as const;
      },
    );
    const { import: _import, ...rest } = payload;
    // Storybook would write the imports of the file before each story's own.
    return { ...rest, stories: Object.fromEntries(stories) };
  };
};
