/** Returns the code of a story with the imports of the project that the toolbar names. */
export const codeForProject = (
  code: string,
  { globals }: { globals: Readonly<Record<string, unknown>> },
): string =>
  globals['code'] === 'repository' ? code.replaceAll("'@crossbar-hockey/ui", "'#ui") : code;
