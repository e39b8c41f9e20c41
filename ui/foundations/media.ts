import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, type Breakpoint } from './tokens/index.ts';

type Rule = NonNullable<StyleRule['@media']>[string];

/** Returns a media query for windows at least this wide. In em, so that it follows the visitor's text size. */
export const wider = (breakpoint: Exclude<Breakpoint, 'phone'>) =>
  `screen and (min-width: ${breakpoints[breakpoint] / 16}em)`;

/** Returns a media query for windows narrower than this. For what only small windows have; else use `responsive`. */
export const narrower = (breakpoint: Exclude<Breakpoint, 'phone'>) =>
  `(max-width: ${(breakpoints[breakpoint] - 0.02) / 16}em)`;

/** A desktop so narrow that a picture beside a long column of words would be cropped to a column, too. */
export const narrowDesktop = `${wider('desktop')} and (max-width: 74.98em)`;

/** A desktop with room for a column on each side of the text of a post. */
export const roomyDesktop = 'screen and (min-width: 75em)';

/** The screen of a phone. A sheet of paper is as narrow, and matches `narrower('tablet')`. */
export const phoneScreen = `screen and ${narrower('tablet')}`;

/** A phone with text at 200 %: too narrow for two columns, and for the usual space and headings. */
export const largeText = 'screen and (max-width: 17.5em)';

/** A phone at least as wide as 320 px at the usual text size. With larger text, a title needs the whole width. */
export const phoneWithSpace = `${phoneScreen} and (min-width: 20em)`;

/** A phone from 352 px at the usual text size: room for a button beside the menu, and for a name beside a picture. */
export const commonPhone = `${phoneScreen} and (min-width: 22em)`;

/** Returns the `@media` rules of mobile-first styles: `responsive({ tablet: {…}, desktop: {…} })`. */
export const responsive = (
  rules: Partial<Record<Exclude<Breakpoint, 'phone'>, Rule>>,
): Record<string, Rule> =>
  Object.fromEntries(
    (Object.keys(breakpoints) as Breakpoint[]).flatMap((name) => {
      const rule = name === 'phone' ? undefined : rules[name];
      return name === 'phone' || !rule ? [] : [[wider(name), rule] as const];
    }),
  );

/**
 * Container queries: the parent needs a `containerType`. `wideContainer` has space for two columns,
 * `rowContainer` for a term and an email address beside each other.
 */
export const wideContainer = '(min-width: 40rem)';
export const rowContainer = '(min-width: 20rem)';

/** Returns a media rule that applies only where a pointer can hover. */
export const hover = (rule: Rule): Record<string, Rule> => ({ '(hover: hover)': rule });

export const noScript = '(scripting: none)';
/** A window with so few lines of text that a sticky header would leave too little room to read. */
export const shortWindow = 'screen and (max-height: 29.98em)';
/** A phone in landscape. */
export const shortAndWide = 'screen and (max-height: 29.98em) and (min-width: 36em)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** A screen on which parts may move while the visitor scrolls. */
export const motion = 'screen and (prefers-reduced-motion: no-preference)';
export const forcedColors = '(forced-colors: active)';
