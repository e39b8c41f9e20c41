/** The laws of the stories of pages: none is left out, and neither is a state. */

/** A page as its stories' table has it. */
export interface StatedPage {
  /** Its name in the sidebar, below Pages. */
  title: string;
  states: Readonly<Record<string, { readonly shows?: readonly string[] }>>;
}

/** The table of pages and states, by route. */
export type StateTable = Readonly<Record<string, StatedPage>>;

/** A story file: its title, and the names of its exports. */
export interface StoryFile {
  title: string | undefined;
  names: readonly string[];
}

/** Routes that no page of the table stands for. */
export const pagesWithoutStates = (table: StateTable, routes: readonly string[]): string[] =>
  routes.filter((route) => !Object.hasOwn(table, route));

const differences = (what: string, wanted: readonly string[], found: readonly string[]) => [
  ...wanted.filter((name) => !found.includes(name)).map((name) => `${what} lacks ${name}`),
  ...found
    .filter((name) => !wanted.includes(name))
    .map((name) => `${what} has ${name}, which is not in the table`),
];

/** Where the stories of pages are not what the table says: each state an export, and nothing else. */
export const missingStories = (table: StateTable, files: readonly StoryFile[]): string[] =>
  Object.values(table).flatMap(({ title, states }) => {
    const file = files.find((one) => one.title === `Pages/${title}`);
    if (!file) return [`Pages/${title} has no stories`];
    return differences(`Pages/${title}`, Object.keys(states), file.names);
  });

/** States of the specification that no story shows. */
export const unseenStates = (table: StateTable, specified: readonly string[]): string[] => {
  const seen = Object.values(table).flatMap(({ states }) =>
    Object.values(states).flatMap(({ shows = [] }) => shows),
  );
  return specified.filter((state) => !seen.includes(state));
};

/** What is wrong with a file of sheets: one for each name that is wanted, in that order. */
export const missingSheets = (wanted: readonly string[], names: readonly string[]): string[] =>
  wanted.join() === names.join() ? [] : differences('The file of sheets', wanted, names);
