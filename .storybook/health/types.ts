/** A page or a component with its docs page. */
export interface Place {
  name: string;
  /** The id of its docs page, if it has one. */
  docs?: string;
}

/**
 * The size of a component with all that it imports besides React, or what the built document of a page
 * loads, React included; minified and gzipped, in bytes.
 */
export interface Sizes {
  css: number;
  js: number;
}

/** The results of axe in all recorded stories of a component or a page. */
export interface Accessibility {
  stories: number;
  /** The most rules that found something to check in one story. */
  rules: number;
  violations: number;
  /** The oldest of the runs: `2026-11-22`. */
  date: string;
  /** One of its files, or a file that they import, has changed since. */
  isOld: boolean;
}

/** The last commit that changed a baseline of a component or a page. */
export interface VisualChange {
  /** `2026-11-22` */
  date: string;
  subject: string;
}

/** The facts that both kinds of health cards show. */
interface StoriesHealth {
  /** Missing when no story has a recorded result. */
  accessibility?: Accessibility;
  /** Missing without git's history. */
  lastChange?: VisualChange;
  /** The states in the specification that it shows. */
  specified: readonly string[];
}

/** The content of the health card of a component. */
export interface ComponentHealth extends StoriesHealth {
  sizes: Sizes;
  /** The pages that show it, and the components that it is part of. */
  pages: readonly Place[];
  components: readonly Place[];
}

/** The content of the health card of a page, without what only its docs page knows: sizes and address. */
export interface PageHealth extends StoriesHealth {
  /** The components that it imports. */
  parts: readonly Place[];
}

/** The content of all health cards, by the title of the stories. */
export interface AllHealth {
  components: Readonly<Record<string, ComponentHealth>>;
  pages: Readonly<Record<string, PageHealth>>;
}
