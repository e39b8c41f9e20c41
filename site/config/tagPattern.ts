import * as v from 'valibot';

const isTagPattern = (value: string) => {
  const values = [...new URLSearchParams(value).values()];
  const marks: string[] = value.match(/\{[^}]*\}?/g) ?? [];
  return (
    /^[\w.~{}&=%+-]+$/.test(value) &&
    values.length > 0 &&
    values.every((one) => one !== '') &&
    marks.includes('{placement}') &&
    marks.every((mark) => mark === '{placement}' || mark === '{product}')
  );
};

/** The parameters of links to the store: see `VITE_STORE_TAG_PATTERN` in the README. */
export const tagPattern = v.pipe(
  v.string(),
  v.check(
    isTagPattern,
    'parameters of an address with {placement}, and {product} where you want it, such as aa_adgroupid={placement}&aa_creativeid={product}',
  ),
);
