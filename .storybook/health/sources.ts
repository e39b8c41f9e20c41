/** Hashes the files that stories are rendered from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { aliasResolver } from '../aliases.ts';
import { importsOf } from '../../ui/package/importsOf.ts';
import { isSource, readExports, sourceOf, sourcesIn } from './imports.ts';

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Whether a file imports what stories show. `app/pages.ts` imports every page. */
const isFollowed = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('app/pages.ts');

/** Whether a file can change what stories show. Those of Storybook itself and of docs pages cannot. */
const isInStories = (file: string) =>
  !/[/\\](?:ComponentDocs|PageDocs|docsStories|codeForProject|theme)\.tsx?$/.test(file);

/**
 * Returns a function that hashes the files that a stories file shows: those of its component or page,
 * and all that they import, tokens and other components, too. It reads each file once.
 */
export const sourcesHasher = (root: string) => {
  const exportersOf = readExports(root);
  const resolveAlias = aliasResolver(root);
  const known = new Map<string, { hash: string; imports: readonly string[] }>();
  const targetsOf = (file: string) =>
    importsOf(file).flatMap(({ names, path }) => {
      // Its index exports every component.
      if (path === '#ui') {
        return exportersOf(names)
          .map((place) => join(root, place))
          .flatMap((place) => (isSource(place) ? place : sourcesIn(place)));
      }
      const plain = path.replace(/\?.*/, '');
      const target = path.startsWith('.')
        ? resolve(dirname(file), plain)
        : join(root, resolveAlias(plain) ?? '');
      return isFile(target) && isInStories(target) ? [target] : [];
    });
  const read = (file: string) => {
    const found = known.get(file) ?? {
      hash: createHash('sha1').update(readFileSync(file)).digest('hex'),
      imports: isFollowed(file) ? targetsOf(file) : [],
    };
    known.set(file, found);
    return found;
  };
  const filesOf = (stories: string) => {
    const path = relative(root, stories).replaceAll('\\', '/');
    const own = path.startsWith('site/')
      ? [sourceOf(root, basename(path, '.stories.tsx')), 'site/app/App.tsx'].map((one) =>
          join(root, one),
        )
      : sourcesIn(dirname(stories));
    const files = new Set([stories, ...own]);
    for (const file of files) for (const one of read(file).imports) files.add(one);
    return [...files].toSorted();
  };
  return {
    filesOf,
    hashOf: (stories: string): string => {
      const hash = createHash('sha1');
      for (const file of filesOf(stories)) hash.update(read(file).hash);
      return hash.digest('hex');
    },
  };
};
