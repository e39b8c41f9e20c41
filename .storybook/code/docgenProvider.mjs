/**
 * A provider of props for docs pages, on top of Storybook's own. Plain JavaScript, because Storybook
 * imports it in a worker that reads no TypeScript.
 */

/** Storybook writes the source of a default as JSON when the prop is a text: `"'md'"` for `'md'`. */
const plain = (summary) => (summary?.startsWith('"') ? JSON.parse(summary) : summary);

const withPlainDefault = ([name, argType]) => {
  const { table } = argType;
  if (!table?.defaultValue) return [name, argType];
  const defaultValue = { ...table.defaultValue, summary: plain(table.defaultValue.summary) };
  return [name, { ...argType, table: { ...table, defaultValue } }];
};

/** Returns the middleware that Storybook's worker puts around the other providers. */
export const createDocgenProvider = () => (next) => async (input) => {
  const payload = await next(input);
  if (!payload?.argTypes) return payload;
  const argTypes = Object.entries(payload.argTypes).map(withPlainDefault);
  return { ...payload, argTypes: Object.fromEntries(argTypes) };
};
