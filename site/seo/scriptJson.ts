const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns JSON for a `<script>` element. Escapes `<`, so that no text can end the element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? '');
