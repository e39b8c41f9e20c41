/**
 * A sheet shows stories that are tested, photographed and checked one by one: it is none of these
 * itself.
 */
export const sheetParameters = {
  a11y: { test: 'off' as const },
  chromatic: { disableSnapshot: true },
  controls: { disable: true },
};
