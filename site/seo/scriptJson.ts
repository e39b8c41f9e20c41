const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand in a script element: no text in it can end the element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? '');
