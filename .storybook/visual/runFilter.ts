/** Reads which tests of a visual run the command line leaves out. */

export interface RunFilter {
  /** Whether docs pages are built and opened. A run of some stories leaves them out. */
  hasDocs: boolean;
  /** Whether it takes screenshots of stories. */
  hasStories: boolean;
  /** Whether the screenshots of all stories are taken. */
  hasAllStories: boolean;
  /** Matches the titles of its tests, when the run has `-g`. */
  pattern?: RegExp | undefined;
}

/** Returns the pattern of `-g NAME` or `--grep=NAME`, read as Playwright reads it. */
const patternIn = (args: readonly string[]) => {
  const at = args.findIndex((argument) => /^(?:-g|--grep(?:=.*)?)$/.test(argument));
  const [, given = args[at + 1] ?? ''] = /=(.*)/.exec(args[at] ?? '') ?? [];
  return at === -1 ? undefined : new RegExp(given.replace(/^\/(.*)\/[gi]*$/, '$1'), 'i');
};

/** Reads the arguments of Playwright, because its configuration has no filter that was given there. */
export const readRunFilter = (args: readonly string[]): RunFilter => {
  const files = args.filter((argument) => argument.includes('.spec'));
  const hasFile = (name: string) => files.some((file) => file.includes(name));
  const isNamed = args.some((argument) => /^(?:-g|--grep)/.test(argument));
  const isRepeated = args.some((argument) => argument.startsWith('--last-failed'));
  const hasStories = hasFile('stories.spec') || files.length === 0;
  return {
    hasStories,
    hasDocs: hasFile('docs.spec') || (files.length === 0 && !isNamed),
    hasAllStories: hasStories && !isNamed && !isRepeated,
    pattern: patternIn(args),
  };
};
