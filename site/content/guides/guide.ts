import type * as figures from '#ui/figures';
import type { FixedPath } from '../../routes.ts';
import type { Head, breadcrumbTo } from '../page.ts';

/** The name of a drawing in `#ui/figures`. */
export type FigureName = keyof typeof figures;

/** A title with its explanation: a step, a sign, a habit. */
export interface GuideItem {
  readonly title: string;
  readonly text: string;
}

/** One way to do something, or one stage of a sequence. */
export interface GuideMethod {
  /** The anchor, unique on the page. */
  readonly id: string;
  readonly title: string;
  /** When to use it, or for whom it is. */
  readonly summary?: string;
  readonly figure: FigureName;
  /** A danger of the method. */
  readonly caution?: string;
  /** The text alternative of the drawing. */
  readonly figureAlt: string;
  /** In the order of the numbers in the drawing. */
  readonly steps: readonly GuideItem[];
}

/** A table. The first cell of a row is its header. */
export interface GuideTable {
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly isNumber?: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** The addresses to which the rows lead, in their order. */
  readonly links?: readonly string[];
  readonly note?: string;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** A part of a guide. Its properties are shown in this order. */
export interface GuidePart {
  /** The anchor, unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The title in the contents, when the title would need two lines there on phones. */
  readonly shortTitle?: string;
  readonly lead?: string;
  /** Shows the guide's tools and supplies. */
  readonly showsMaterials?: true;
  readonly points?: readonly GuideItem[];
  readonly methods?: readonly GuideMethod[];
  /** Set when the methods are done one after the other. Otherwise the reader chooses one. */
  readonly isSequence?: true;
  readonly figure?: {
    readonly name: FigureName;
    readonly alt: string;
    readonly caption?: string;
  };
  readonly table?: GuideTable;
  readonly problems?: readonly { readonly problem: string; readonly solution: string }[];
  /** A note, or several as a list. */
  readonly note?: string | readonly string[];
  /** Leads to the finder of the guide's product. */
  readonly link?: Link;
}

/** The content of a guide, in plain text, for its page and its structured data. */
export interface Guide {
  readonly head: Head;
  readonly path: FixedPath;
  readonly breadcrumb: ReturnType<typeof breadcrumbTo>;
  readonly title: string;
  readonly lead: string;
  /** The time that the work takes: an ISO 8601 duration, and its text. */
  readonly time: { readonly iso: string; readonly text: string };
  /** The key of the product that the guide shows. */
  readonly product: string;
  /** The id of the part after which the guide shows the product, when it is about it. All guides end with it. */
  readonly productAfter?: string;
  readonly tools: readonly string[];
  readonly supplies: readonly string[];
  /** The day of the last review: an ISO date, and its text, so that the page needs no date library. */
  readonly updated: { readonly iso: string; readonly text: string };
  readonly parts: readonly GuidePart[];
  /** The id of the part whose methods follow the photograph of the guide, and the caption of the photograph. */
  readonly photo?: { readonly part: string; readonly caption: string };
  readonly tip: { readonly title: string; readonly text: string };
  /** The closing banner, whose first button leads to the product at the store. */
  readonly closing: { readonly title: string; readonly text: string; readonly more: Link };
}
