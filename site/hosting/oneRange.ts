const pattern = /^bytes=(\d*)-(\d*)$/;

/** Accepts `bytes=2-4`, `bytes=2-` and `bytes=-4`, but not several ranges. */
export const isOneRange = (range = ''): boolean => {
  const [, first = '', last = ''] = pattern.exec(range) ?? [];
  return first + last !== '' && (first === '' || last === '' || Number(first) <= Number(last));
};

/**
 * Returns the first and last byte of one range of a file; undefined when it lies beyond the end.
 *
 * @param range a value that `isOneRange` accepts
 */
export const readOneRange = (
  range: string,
  size: number,
): { readonly first: number; readonly last: number } | undefined => {
  const [, from = '', to = ''] = pattern.exec(range) ?? [];
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
};
