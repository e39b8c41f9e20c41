/** The shape of a guide: everything its page says, in plain text, for HTML and structured data alike. */
import type { FixedPath } from '../../routes.ts';
import type { Head, breadcrumbTo } from '../page.ts';

/** A drawing by the name it has in `#ui/figures`. */
export type FigureName =
  | 'bladeHeelToToe'
  | 'bladeToeToHeel'
  | 'buttEndKnob'
  | 'gripSpiral'
  | 'gripWrap'
  | 'laceCrissCross'
  | 'laceOverUnder'
  | 'laceStraightBar'
  | 'bearingRemove'
  | 'bearingOpen'
  | 'bearingWash'
  | 'bearingDry'
  | 'bearingLubricate'
  | 'abecChart';

/** Something said about something: a step, a sign, a habit. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A way to do something, or one of several things done in their order. */
export interface GuideMethod {
  /** Unique on the page: the anchor. */
  readonly id: string;
  readonly name: string;
  /** When, or for whom. */
  readonly summary?: string;
  readonly figure: FigureName;
  /** What is seen in the drawing. */
  readonly figureAlt: string;
  /** In the order of the numbers in the drawing. */
  readonly steps: readonly NamedText[];
}

/** Figures to look up; the first cell of a row is what the row is about. */
export interface GuideTable {
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly isNumber?: boolean }[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

/** A part of a guide, with whatever of these it has, shown in this order. */
export interface GuidePart {
  /** Unique on the page: the anchor. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Shows the guide's tools and supplies. */
  readonly showsMaterials?: true;
  readonly points?: readonly NamedText[];
  readonly methods?: readonly GuideMethod[];
  /** The methods are the steps of one job, rather than a choice. */
  readonly isSequence?: true;
  readonly figure?: {
    readonly name: FigureName;
    readonly alt: string;
    readonly caption?: string;
  };
  readonly table?: GuideTable;
  readonly problems?: readonly { readonly problem: string; readonly solution: string }[];
  readonly note?: string;
}

/** A link or button: what it says, and where it leads. */
interface Way {
  readonly label: string;
  readonly href: string;
}

/** A guide: its page and its structured data are made of this and nothing else. */
export interface Guide {
  readonly head: Head;
  readonly path: FixedPath;
  readonly breadcrumb: ReturnType<typeof breadcrumbTo>;
  readonly title: string;
  readonly lead: string;
  /** From the first step to the last: an ISO 8601 duration, and in words. */
  readonly time: { readonly iso: string; readonly text: string };
  readonly tools: readonly string[];
  readonly supplies: readonly string[];
  /** The day it was last looked through, for machines and in words: a page needs no date library. */
  readonly updated: { readonly iso: string; readonly text: string };
  readonly parts: readonly GuidePart[];
  readonly tip: { readonly title: string; readonly text: string };
  /** The ways on: to the store, and to the product's page. */
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly store: Way;
    readonly more: Way;
  };
}
