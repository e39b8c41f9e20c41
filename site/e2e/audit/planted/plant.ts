import type { PageName } from '../fixture.ts';
import type { pageRules } from '../rules/index.ts';

/** The page, what is replaced in it, by what, and the fault that must be reported. */
export type Plant = readonly [page: PageName, from: string, to: string, fault: string];

/** Faults for each rule: at least one. */
export type Planted = Record<keyof typeof pageRules, readonly [Plant, ...Plant[]]>;

/** Where the small site is. */
export const home = 'https://rink.example/';

/** The words of its plainest page. */
export const said = '<p>All pages</p>';

/** A part of its product that could as well say something else. */
export const category = '"category":"Tape"';

/** How structured data begins. */
export const block = '<script type="application/ld+json">';

/** Structured data for a page that has none. */
export const telling = (thing: string) =>
  `${block}{"@context":"https://schema.org","@graph":[${thing}]}</script>`;

/** A breadcrumb for a page that has none. */
export const crumbSeen = '<nav aria-label="Breadcrumb"><ol><li>Map</li></ol></nav>';
