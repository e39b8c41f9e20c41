/** Compares the stories of a file of state galleries with the names it should have, in order. */
export const missingSheets = (wanted: readonly string[], names: readonly string[]): string[] =>
  wanted.join() === names.join()
    ? []
    : [
        ...wanted.filter((name) => !names.includes(name)).map((name) => `lacks ${name}`),
        ...names
          .filter((name) => !wanted.includes(name))
          .map((name) => `has ${name}, which is not in the table`),
      ];
