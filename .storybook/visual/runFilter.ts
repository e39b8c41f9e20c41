/** Reads which tests of a visual run the command line leaves out. */

export interface RunFilter {
  /** Whether it leaves out no test. */
  isWhole: boolean;
  /** Whether docs pages are built and opened. A run of some stories leaves them out. */
  hasDocs: boolean;
  /** Whether screenshots are taken. */
  hasStories: boolean;
}

/** Reads the arguments of Playwright, because its configuration has no filter that was given there. */
export const readRunFilter = (args: readonly string[]): RunFilter => {
  const files = args.filter((argument) => argument.includes('.spec'));
  const hasFile = (name: string) => files.some((file) => file.includes(name));
  const isNamed = args.some((argument) => /^(?:-g|--grep)/.test(argument));
  const isRepeated = args.some((argument) => argument.startsWith('--last-failed'));
  return {
    isWhole: files.length === 0 && !isNamed && !isRepeated,
    hasDocs: hasFile('docs.spec') || (files.length === 0 && !isNamed),
    hasStories: hasFile('stories.spec') || files.length === 0,
  };
};
