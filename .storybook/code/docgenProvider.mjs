/**
 * A provider of props for docs pages, on top of Storybook's own. Plain JavaScript, because Storybook
 * imports it in a worker that reads no TypeScript.
 */

/** Returns a default as its source has it. Storybook gives that of a text as JSON: `"'md'"` for `'md'`. */
const asWritten = (summary) => (summary?.startsWith('"') ? JSON.parse(summary) : summary);

const withWrittenDefault = ([name, argType]) => {
  const { table } = argType;
  if (!table?.defaultValue) return [name, argType];
  const defaultValue = { ...table.defaultValue, summary: asWritten(table.defaultValue.summary) };
  return [name, { ...argType, table: { ...table, defaultValue } }];
};

/** Returns the middleware that Storybook's worker puts around the other providers. */
export const createDocgenProvider = () => (next) => async (input) => {
  const payload = await next(input);
  if (!payload?.argTypes) return payload;
  const argTypes = Object.entries(payload.argTypes).map(withWrittenDefault);
  return { ...payload, argTypes: Object.fromEntries(argTypes) };
};
