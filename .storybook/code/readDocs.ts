/** Reads Storybook's index and component manifest, as its build writes them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Component {
  id: string;
  error?: string;
  props: {
    name: string;
    type: string;
    description: string;
    required: boolean;
    /** As the docs page shows it. */
    defaultValue?: string | undefined;
    /** The prop is a flag or takes one of a list of values. */
    isChoice: boolean;
    /** The text of the button that the props table shows in place of a control, as `Set object`. */
    button?: string | undefined;
  }[];
}

export interface Docs {
  components: Component[];
  /** The stories on docs pages. */
  stories: { id: string; title: string; path: string }[];
}

const script = fileURLToPath(new URL('printDocs.ts', import.meta.url));

/** Runs `printDocs.ts` in a process of its own, because Storybook registers its own loader. */
export const readDocs = (): Docs => {
  const file = fileURLToPath(new URL('../../.cache/docs.json', import.meta.url));
  execFileSync(process.execPath, ['--import', 'tsx', script, file], { stdio: 'inherit' });
  return JSON.parse(readFileSync(file, 'utf8')) as Docs;
};
