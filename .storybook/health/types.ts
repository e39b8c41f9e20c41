/** A page or a component with its docs page. */
export interface Place {
  name: string;
  /** The id of its docs page, if it has one. */
  docs?: string;
}

/** The size of a component with all that it imports besides React, minified and gzipped, in bytes. */
export interface Sizes {
  css: number;
  js: number;
}

/** The results of axe in all recorded stories of a component. */
export interface Accessibility {
  stories: number;
  /** The most rules that found something to check in one story. */
  rules: number;
  violations: number;
  /** The oldest of the runs: `2026-11-22`. */
  date: string;
  /** A file of the component has changed since. */
  isOld: boolean;
}

/** The last commit that changed a baseline of a component. */
export interface VisualChange {
  /** `2026-11-22` */
  date: string;
  subject: string;
}

/** The content of the health card of a component. */
export interface Health extends Sizes {
  /** Missing when no story has a recorded result. */
  accessibility?: Accessibility;
  /** The pages that show it, and the components that it is part of. */
  pages: readonly Place[];
  components: readonly Place[];
  /** Missing without git's history. */
  lastChange?: VisualChange;
  /** The states in the specification that it shows. */
  specified: readonly string[];
}
