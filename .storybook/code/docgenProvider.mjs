/**
 * A provider of props for docs pages, on top of Storybook's own. Plain JavaScript, because Storybook
 * imports it in a worker that reads no TypeScript.
 */

/** Returns a default as its source has it. Storybook gives that of a text as JSON: `"'md'"` for `'md'`. */
const asWritten = (summary) => (summary?.startsWith('"') ? JSON.parse(summary) : summary);

const withWrittenTexts = (table = {}) => ({
  ...table,
  ...(table.type && {
    type: { ...table.type, summary: table.type.summary?.replaceAll('"', "'") },
  }),
  ...(table.defaultValue && {
    defaultValue: { ...table.defaultValue, summary: asWritten(table.defaultValue.summary) },
  }),
});

/**
 * Returns the control of a type. Storybook cannot edit `other` types, such as `ReactNode`, and shows a
 * button, 'Set object': they have none, and `controls.ts` gives it back where a story sets the prop.
 */
const controlOf = ({ name, value } = {}) => {
  if (name === 'other') return { control: { type: 'text', disable: true } };
  return name === 'enum' && value.length <= 5 ? { control: { type: 'inline-radio' } } : {};
};

const rowOf = ([name, argType]) => [
  name,
  { ...argType, ...controlOf(argType.type), table: withWrittenTexts(argType.table) },
];

/** Returns the middleware that Storybook's worker puts around the other providers. */
export const createDocgenProvider = () => (next) => async (input) => {
  const payload = await next(input);
  if (!payload?.argTypes) return payload;
  const argTypes = Object.entries(payload.argTypes).map(rowOf);
  return { ...payload, argTypes: Object.fromEntries(argTypes) };
};
